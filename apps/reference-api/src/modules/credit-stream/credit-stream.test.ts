import { creditStream } from '@chada/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStream, type TestStream } from '../../../test/support/open-stream.ts';
import { hostB, startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { giveTestCredit, signUp } from '../../../test/support/test-members.ts';
import { buildServer } from '../../server.ts';
import { listen } from '../../http/server/base-server.ts';

let app: TestApp;
const opened: TestStream[] = [];
const open = async (...given: Parameters<typeof openStream>) => {
  const stream = await openStream(...given);
  opened.push(stream);
  return stream;
};
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  for (const stream of opened) stream.close();
  await app.close();
});

it('[ST-06] sends the current credit, and later each change', async () => {
  const member = await signUp(app);
  await giveTestCredit(app, member, 50_000);
  const stream = await open(app.url, member);
  expect([stream.status, stream.headers.get('content-type')]).toEqual([200, creditStream.contentType]);
  expect(await stream.next()).toEqual({ creditSatang: 50_000, point: 0 });
  await giveTestCredit(app, member, 20_000);
  expect(await stream.next()).toEqual({ creditSatang: 70_000, point: 0 });
});

it('[ST-06] sends the changes that another process makes, to each tab of the member and to nobody else', async () => {
  const [member, other] = await Promise.all([signUp(app), signUp(app)]);
  const second = await buildServer(app.deps, { logLevel: 'silent' });
  const url = await listen(second, 0);
  const [tab, otherTab, otherMember] = [
    await open(url, member),
    await open(url, member),
    await open(url, other),
  ];
  for (const stream of [tab, otherTab, otherMember])
    expect(await stream.next()).toMatchObject({ creditSatang: 0 });
  await giveTestCredit(app, member, 30_000);
  for (const stream of [tab, otherTab]) expect(await stream.next()).toMatchObject({ creditSatang: 30_000 });
  await giveTestCredit(app, other, 700);
  expect(await otherMember.next()).toMatchObject({ creditSatang: 700 });
  await second.close();
  expect(await tab.next()).toBeUndefined();
});

it('[ST-01] ends with the session', async () => {
  const member = await signUp(app);
  const stream = await open(app.url, member);
  await stream.next();
  await app.call('session.logout', { body: {} }, member);
  expect(await stream.next()).toBeUndefined();
});

it('is no use of the session, and no time on the site', async () => {
  const member = await signUp(app);
  const lastUse = async () => {
    const query = 'select last_used_at from session where member_id = $1';
    return (await app.pool.query<{ last_used_at: Date }>(query, [member.id])).rows;
  };
  const before = await lastUse();
  app.passTime(5 * 60_000);
  expect((await open(app.url, member)).status).toBe(200);
  expect(await lastUse()).toEqual(before);
});

it('[ST-08] ends when maintenance begins, and is refused while it lasts', async () => {
  const member = await signUp(app);
  const stream = await open(app.url, member);
  await stream.next();
  const setStatus = (website_status: 'OK' | 'MA') =>
    app.db.updateTable('brand').set({ website_status }).where('client_id', '=', 'brand-a').execute();
  await setStatus('MA');
  expect(await stream.next()).toBeUndefined();
  expect((await open(app.url, member)).status).toBe(503);
  await setStatus('OK');
});

it('[RO-01, RO-03] is refused without a valid session, and at another brand', async () => {
  const member = await signUp(app);
  expect((await open(app.url, {})).status).toBe(401);
  expect((await open(app.url, { token: 'x'.repeat(40) })).status).toBe(401);
  expect((await open(app.url, { ...member, host: hostB })).status).toBe(401);
  expect((await open(app.url, { ...member, host: 'unknown.example' })).status).toBe(421);
});

it('is refused at a brand that has it switched off', async () => {
  const member = await signUp(app, { host: hostB });
  expect((await open(app.url, member)).status).toBe(404);
});

it('may be read by the brand’s site and by no other', async () => {
  const member = await signUp(app);
  const allowed = async (origin: string) => {
    const response = await fetch(`${app.url}${creditStream.path}`, {
      headers: { hostname: member.host, authorization: `Bearer ${member.token}`, origin },
    });
    await response.body?.cancel();
    return response.headers.get('access-control-allow-origin');
  };
  expect(await allowed('https://www.brand-a.example')).toBe('https://www.brand-a.example');
  expect(await allowed('https://evil.example')).toBeNull();
});
