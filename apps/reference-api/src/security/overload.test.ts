/** Tests that signed-in members get responses during many simultaneous sign-ins. */
import { expect, it } from 'vitest';
import { openTestApp } from '../../test/support/test-app.ts';
import { signUp } from '../../test/support/test-members.ts';

const app = await openTestApp();
const member = await signUp(app);

it('200 simultaneous logins do not block reads; logins beyond the queue are refused with Retry-After', async () => {
  const order: string[] = [];
  const note = <Value>(label: string, work: Promise<Value>) => work.finally(() => order.push(label));
  const logins = Array.from({ length: 200 }, (_, count) =>
    app.call('session.login', { body: { username: `nobody${count}`, password: 'wrong' } }),
  );
  await Promise.race(
    logins.map((login) => login.then(({ status }) => (status === 503 ? status : new Promise(() => {})))),
  );
  const hashed = logins.map((login) => note('password', login));
  const reads = Array.from({ length: 20 }, () =>
    note('read', app.call('user.get', { params: { uuid: member.uuid } }, member)),
  );
  expect((await Promise.all(reads)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  const responses = await Promise.all(hashed);
  const [wrong, full] = [401, 503].map((status) =>
    responses.filter((response) => response.status === status),
  );
  expect(wrong?.length).toBeGreaterThanOrEqual(66);
  expect(full?.length).toBeGreaterThan(0);
  expect((wrong?.length ?? 0) + (full?.length ?? 0)).toBe(200);
  for (const { error, headers } of full ?? []) {
    expect([error?.code, headers.get('retry-after')]).toEqual(['OVERLOADED', '2']);
  }
  expect(order.lastIndexOf('read')).toBeLessThan(order.lastIndexOf('password'));
});
