import { createApiClient } from '@chada/api-client';
import { login, userLevel } from '@chada/contract';

const member = {};
const client = createApiClient({
  baseUrl: process.env.BACKEND,
  hostname: 'www.example.com',
  platform: 'DSK',
  webVersion: '1.0.0',
  getToken: () => member.token,
});
const signIn = await client.call(login, { body: { username: 'somchai01', password: 'a-long-password' } });
if (signIn.ok) member.token = signIn.data.token;
const level = await client.call(userLevel, userLevel.example);
console.log(JSON.stringify({ signedIn: signIn.ok, level: level.ok ? level.data.level : level.error.kind }));
