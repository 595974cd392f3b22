import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../database/connection.ts';
import { hashPassword } from '../../security/passwords.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { PASSWORD, signIn, signUp, type TestMember } from '../../../test/support/test-members.ts';
import { readPasswordHash, replacePassword } from './repository.ts';

const NEW_PASSWORD = 'ช้างใหญ่เดินช้า12';
let onLoginRead: (() => Promise<void>) | undefined;
const watchLoginReads = (db: Database): Database =>
  db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const run = result.rows.some((row) => 'passwordHash' in row) ? onLoginRead : undefined;
      if (run) onLoginRead = undefined;
      await run?.();
      return result;
    },
  });

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await startTestApp({ around: ({ db }) => ({ db: watchLoginReads(db) }) });
  member = await signUp(app);
});
afterAll(() => app.close());

const change = (token: string, oldPassword: string, newPassword: string, confirmPassword = newPassword) =>
  app.call(
    'user.changePassword',
    { params: { uuid: member.uuid }, body: { oldPassword, newPassword, confirmPassword } },
    { token },
  );
const reads = async (token: string) =>
  (await app.call('user.get', { params: { uuid: member.uuid } }, { token })).status;
const login = async (password: string) =>
  (await app.call('session.login', { body: { username: member.username, password } })).status;

it('[AP-10, ME-11] refuses a wrong old password, the same password, and a repetition that differs', async () => {
  const other = await signIn(app, member.username);
  expect((await change(member.token, 'not the old one', NEW_PASSWORD)).error?.code).toBe('PASSWORD_WRONG');
  expect((await change(member.token, PASSWORD, PASSWORD)).error?.code).toBe('PASSWORD_SAME');
  const differ = await change(member.token, PASSWORD, NEW_PASSWORD, `${NEW_PASSWORD}3`);
  expect(differ.error).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: [{ path: 'body.confirmPassword' }],
  });
  expect((await change(member.token, PASSWORD, 'short')).status).toBe(422);
  for (const guessed of ['Password123', member.username])
    expect((await change(member.token, PASSWORD, guessed)).error?.code, guessed).toBe('PASSWORD_COMMON');
  expect(await reads(other)).toBe(200);
  expect(await login(PASSWORD)).toBe(200);
});

it('[AP-10] changes the password, ends every other session and keeps the current one', async () => {
  const others = [await signIn(app, member.username), await signIn(app, member.username)];
  const otherMember = await signUp(app);
  const { data } = await change(member.token, PASSWORD, NEW_PASSWORD);
  expect(data?.endedSessions).toBeGreaterThanOrEqual(2);
  for (const token of others) expect(await reads(token)).toBe(401);
  expect(await reads(member.token)).toBe(200);
  const otherUser = await app.call('user.get', { params: { uuid: otherMember.uuid } }, otherMember);
  expect(otherUser.status).toBe(200);
  expect(await login(PASSWORD)).toBe(401);
  expect(await login(NEW_PASSWORD)).toBe(200);
});

it('[AP-10] accepts one of two simultaneous changes', async () => {
  const [firstPassword, secondPassword] = ['เช้านี้ฟ้าใส 11', 'เย็นนี้ฟ้าหม่น 22'];
  const responses = await Promise.all(
    [firstPassword, secondPassword].map((next) => change(member.token, NEW_PASSWORD, next)),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
  const winner = responses[0]?.status === 200 ? firstPassword : secondPassword;
  expect(await login(winner)).toBe(200);
  expect(await login(winner === firstPassword ? secondPassword : firstPassword)).toBe(401);
});

it('[AP-10] limits wrong old passwords, as login does', async () => {
  const strict = await startTestApp({ rateLimitScale: 1 });
  const guessed = await signUp(strict);
  const guess = () =>
    strict.call(
      'user.changePassword',
      {
        params: { uuid: guessed.uuid },
        body: { oldPassword: 'a guess', newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
      },
      guessed,
    );
  const codes: (string | undefined)[] = [];
  for (let turn = 0; turn < 12; turn += 1) codes.push((await guess()).error?.code);
  expect(codes.slice(0, 10).every((code) => code === 'PASSWORD_WRONG')).toBe(true);
  expect(codes.at(-1)).toBe('RATE_LIMITED');
  await strict.close();
});

describe('[AP-10] a sign-in that is verified while the password changes', () => {
  let changed: TestMember;
  const signInNow = () =>
    app.call('session.login', { body: { username: changed.username, password: PASSWORD } });
  const waiting = (statement: string) =>
    vi.waitFor(
      async () => {
        const { rows } = await app.pool.query(
          `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%' || $1::text || '%'`,
          [statement],
        );
        expect(rows).toHaveLength(1);
      },
      { timeout: 10_000, interval: 10 },
    );
  const openSessions = async () => {
    const { rows } = await app.pool.query(
      'select 1 from session where member_id = $1 and revoked_at is null',
      [changed.id],
    );
    return rows.length;
  };

  it('opens no session with the old password after the change', async () => {
    changed = await signUp(app);
    const from = await readPasswordHash(app.db, changed.id);
    const to = await hashPassword(NEW_PASSWORD);
    onLoginRead = async () => {
      const keptTokenHash = Buffer.alloc(32);
      await replacePassword(app.db, {
        memberId: changed.id,
        from,
        to,
        keptTokenHash,
        at: app.deps.clock.now(),
      });
    };
    expect((await signInNow()).error?.code).toBe('CREDENTIALS_WRONG');
    expect(await openSessions()).toBe(0);
  });

  it('waits for a change that is about to commit', async () => {
    changed = await signUp(app);
    const client = await app.pool.connect();
    await client.query('begin');
    await client.query('update member set password_hash = $2 where id = $1', [
      changed.id,
      await hashPassword(NEW_PASSWORD),
    ]);
    await client.query('update session set revoked_at = now() where member_id = $1', [changed.id]);
    const response = signInNow();
    await Promise.race([response, waiting('insert into "session"')]);
    await client.query('commit');
    client.release();
    expect((await response).error?.code).toBe('CREDENTIALS_WRONG');
    expect(await openSessions()).toBe(0);
  });
});
