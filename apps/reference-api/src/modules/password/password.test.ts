/** Changing the password over HTTP. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { PASSWORD, signIn, signUp, type TestMember } from '../../testing/test-members.ts';

const NEW_PASSWORD = 'ช้างใหญ่เดินช้า12';
let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await startTestApp();
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

it('[AP-10, ME-11] refuses a wrong old password, the same password and two that differ, and changes nothing', async () => {
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

it('[AP-10] changes it, ends every other session and keeps the one that asked', async () => {
  const others = [await signIn(app, member.username), await signIn(app, member.username)];
  const stranger = await signUp(app);
  const { data } = await change(member.token, PASSWORD, NEW_PASSWORD);
  expect(data?.endedSessions).toBeGreaterThanOrEqual(2);
  for (const token of others) expect(await reads(token)).toBe(401);
  expect(await reads(member.token)).toBe(200);
  const theirs = await app.call('user.get', { params: { uuid: stranger.uuid } }, stranger);
  expect(theirs.status).toBe(200);
  expect(await login(PASSWORD)).toBe(401);
  expect(await login(NEW_PASSWORD)).toBe(200);
});

it('[AP-10] lets one of two simultaneous changes through', async () => {
  const [one, two] = ['เช้านี้ฟ้าใส 11', 'เย็นนี้ฟ้าหม่น 22'];
  const answers = await Promise.all([one, two].map((next) => change(member.token, NEW_PASSWORD, next)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  const winner = answers[0]?.status === 200 ? one : two;
  expect(await login(winner)).toBe(200);
  expect(await login(winner === one ? two : one)).toBe(401);
});

it('[AP-10] stops guessing at the old password, as login does', async () => {
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
