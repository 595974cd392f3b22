import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { hostB, startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { PASSWORD, signIn, signUp, signUpOverHttp } from '../../../test/support/test-members.ts';
import { findForLogin, insertSession, revokeSession, type NewSession } from './repository.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const profile = (uuid: string, token: string, host?: string) =>
  app.call('user.get', { params: { uuid } }, { token, ...(host && { host }) });

describe('[AP-01] signing in', () => {
  it('opens a session with the profile that the site stores', async () => {
    const member = await signUpOverHttp(app);
    const { status, data } = await app.call('session.login', {
      body: { username: member.username, password: PASSWORD },
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      expiresAt: '2026-11-21T03:00:00.000Z',
      user: { uuid: member.uuid, phone: member.phone, level: 0, user_pass: { username: member.username } },
    });
    expect(data?.token.length).toBeGreaterThanOrEqual(43);
  });

  it('stores neither the password nor the token in plain text', async () => {
    const member = await signUp(app);
    const { rows } = await app.pool.query(
      `select member::text || session::text as row from member join session on member_id = id where uuid = '${member.uuid}'`,
    );
    expect(JSON.stringify(rows)).not.toContain(member.token);
    expect(JSON.stringify(rows)).not.toContain(PASSWORD);
    expect(JSON.stringify(rows)).toContain('$argon2id$');
  });

  it.each([
    ['a wrong password', (username: string) => ({ username, password: 'wrong' })],
    ['an unknown username', () => ({ username: 'nobody_here', password: PASSWORD })],
    [
      'a username in capitals',
      (username: string) => ({ username: username.toUpperCase(), password: PASSWORD }),
    ],
    ['a piece of SQL', () => ({ username: "' or 1=1 --", password: PASSWORD })],
  ])('is refused with the same response for %s', async (_, body) => {
    const { username } = await signUp(app);
    const { status, error } = await app.call('session.login', { body: body(username) });
    expect({ status, code: error?.code, message: error?.message }).toEqual({
      status: 401,
      code: 'CREDENTIALS_WRONG',
      message: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง',
    });
  });

  it('is refused at another brand', async () => {
    const { username } = await signUp(app);
    const { error } = await app.call(
      'session.login',
      { body: { username, password: PASSWORD } },
      { host: hostB },
    );
    expect(error?.code).toBe('CREDENTIALS_WRONG');
  });

  it('is refused for a suspended member, whose open sessions end', async () => {
    const member = await signUp(app);
    await app.db
      .updateTable('member')
      .set({ suspended_at: new Date() })
      .where('id', '=', member.id)
      .execute();
    const { status, error } = await app.call('session.login', {
      body: { username: member.username, password: PASSWORD },
    });
    expect([status, error?.code]).toEqual([403, 'MEMBER_SUSPENDED']);
    expect((await profile(member.uuid, member.token)).status).toBe(403);
  });

  it('names the missing field', async () => {
    const { status, error } = await app.call('session.login', { body: { username: '', password: '' } });
    expect(status).toBe(422);
    expect(error?.fields?.map(({ path }) => path).sort()).toEqual(['body.password', 'body.username']);
  });
});

describe('a session', () => {
  it('[ST-04] ends with logout, but only that session', async () => {
    const member = await signUp(app);
    const other = await signIn(app, member.username);
    expect((await app.call('session.logout', { body: {} }, { token: member.token })).data).toEqual({
      revoked: true,
    });
    expect((await profile(member.uuid, member.token)).error?.code).toBe('SESSION_INVALID');
    expect((await profile(member.uuid, other)).status).toBe(200);
  });

  it('expires after a day, and after four hours without use', async () => {
    app.setTime('2026-11-20T03:00:00.000Z');
    const member = await signUp(app);
    for (const at of ['06:30', '10:00', '13:30', '17:00', '20:30', '23:59']) {
      app.setTime(`2026-11-20T${at}:00.000Z`);
      expect((await profile(member.uuid, member.token)).status, at).toBe(200);
    }
    app.setTime('2026-11-21T03:00:00.000Z');
    expect((await profile(member.uuid, member.token)).error?.code).toBe('SESSION_INVALID');
    const idle = await signIn(app, member.username);
    app.setTime('2026-11-21T07:00:01.000Z');
    expect((await profile(member.uuid, idle)).error?.code).toBe('SESSION_INVALID');
    app.setTime('2026-11-20T03:00:00.000Z');
  });

  it('ends only once: a second logout is refused', async () => {
    const member = await signUp(app);
    await app.call('session.logout', { body: {} }, { token: member.token });
    const again = await app.call('session.logout', { body: {} }, { token: member.token });
    expect([again.status, again.error?.code]).toEqual([401, 'SESSION_INVALID']);
  });

  it('is not opened with a password that was changed since its verification', async () => {
    const { id: memberId } = await signUp(app);
    const { password_hash: passwordHash } = await app.db
      .selectFrom('member')
      .select('password_hash')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    const at = new Date('2026-11-20T03:00:00.000Z');
    const session = { memberId, clientId: 'brand-a', at, expiresAt: at, network: null, passwordHash };
    const open = (changes: Partial<NewSession>) =>
      insertSession(app.db, { ...session, tokenHash: randomBytes(32), ...changes });
    expect(await open({})).toBe(true);
    expect(await open({ passwordHash: 'an earlier one' })).toBe(false);
    expect(await open({ clientId: 'brand-b' })).toBe(false);
    const tokenHash = randomBytes(32);
    await open({ tokenHash });
    expect(await revokeSession(app.db, tokenHash, at)).toBe(true);
    expect(await revokeSession(app.db, tokenHash, at)).toBe(false);
  });

  it('is not opened if the password is changed during the sign-in', async () => {
    const { id, username } = await signUp(app);
    const login = await app.db.transaction().execute(async (tx) => {
      await tx.updateTable('member').set({ password_hash: 'a new one' }).where('id', '=', id).execute();
      const response = app.call('session.login', { body: { username, password: PASSWORD } });
      const waits = sql<{ waiting: boolean }>`
        select count(*) > 0 as waiting from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`;
      const isWaiting = async () => (await waits.execute(app.db)).rows[0]?.waiting;
      await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true);
      return { answer: response };
    });
    const { status, error } = await login.answer;
    expect([status, error?.code]).toEqual([401, 'CREDENTIALS_WRONG']);
  });

  it('makes its network known to later logins of the same member only', async () => {
    const [member, otherMember] = [await signUp(app), await signUp(app)];
    await app.db
      .updateTable('session')
      .set({ network: 'net-1' })
      .where('member_id', '=', member.id)
      .execute();
    const known = async (username: string, network: string) =>
      (await findForLogin(app.db, { clientId: 'brand-a', username, network }))?.fromKnownNetwork;
    expect(await known(member.username, 'net-1')).toBe(true);
    expect(await known(member.username, 'net-2')).toBe(false);
    expect(await known(otherMember.username, 'net-1')).toBe(false);
    expect(await known('nobody_here', 'net-1')).toBeUndefined();
  });

  it('[RO-02] is bound to its brand', async () => {
    const member = await signUp(app);
    expect((await profile(member.uuid, member.token, hostB)).error?.code).toBe('SESSION_INVALID');
  });
});

describe('guessing a password', () => {
  it('is limited for the username from any address, with the time to wait', async () => {
    const strict = await startTestApp({ rateLimitScale: 1 });
    try {
      const { username } = await signUp(strict);
      const guess = (password: string) => strict.call('session.login', { body: { username, password } });
      for (let turn = 0; turn < 10; turn += 1) expect((await guess(`guess ${turn}`)).status).toBe(401);
      const { status, headers, error } = await guess(PASSWORD);
      expect([status, error?.code]).toEqual([429, 'RATE_LIMITED']);
      expect(error?.message).toMatch(/กรุณารอสักครู่/);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await strict.close();
    }
  });
});

describe('a failed sign-in', () => {
  const lineSchema = z.looseObject({ event: z.optional(z.string()), name: z.optional(z.string()) });

  it('is logged with a keyed hash of the name and the truncated address, never with the name', async () => {
    const written: string[] = [];
    const logged = await startTestApp({
      rateLimitScale: 1,
      logStream: { write: (line) => void written.push(line) },
    });
    try {
      const { username } = await signUp(logged);
      const guess = (name: string, password: string) =>
        logged.call(
          'session.login',
          { body: { username: name, password } },
          { headers: { 'x-forwarded-for': '203.0.113.77' } },
        );
      for (let turn = 0; turn < 11; turn += 1) await guess(username, 'a guess');
      await guess('nobody_here', 'a guess');
      await guess('nobody_here', PASSWORD);
      const lines = written.map((line) => lineSchema.parse(JSON.parse(line)));
      const failures = lines.filter(({ event }) => event === 'login-failed');
      expect(failures).toHaveLength(13);
      expect(failures[0]).toMatchObject({
        clientId: 'brand-a',
        network: '203.0.113.0/24',
        reason: 'wrong',
        requestId: expect.any(String),
      });
      expect(failures[10]).toMatchObject({ reason: 'limited' });
      const hashes = failures.map(({ name }) => name);
      expect(new Set(hashes.slice(0, 11)).size).toBe(1);
      expect(new Set(hashes).size).toBe(2);
      expect(hashes[0]).toMatch(/^[A-Za-z0-9_-]{16}$/);
      const text = written.join('');
      for (const secret of [username, 'nobody_here', 'a guess', '203.0.113.77'])
        expect(text).not.toContain(secret);
    } finally {
      await logged.close();
    }
  });
});
