import { demoMember } from '../seed/seed-demo.ts';
import { readConfig } from './config.ts';
import { start } from './start.ts';

/** Runs the API, its database and the sandbox around it until it is told to stop. */
export async function run(): Promise<void> {
  const config = readConfig(process.env);
  const stopAsked = new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, resolve);
  });
  const running = await start(config);
  console.log(`API  ${running.apiUrl}  (reference: ${running.apiUrl}/docs)`);
  console.log(`bank  ${running.bankUrl}`);
  console.log(`games  ${running.providerUrl}`);
  if (!config.production) console.log(`demo member  ${demoMember.username} / ${demoMember.password}`);
  await stopAsked;
  await running.close();
}
