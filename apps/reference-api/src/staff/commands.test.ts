/** Tests staff commands by their command lines. */
import { describe, expect, it } from 'vitest';
import { verifySlip, withdraw } from '../../test/support/money-acts.ts';
import { openTestApp } from '../../test/support/test-app.ts';
import {
  creditOf,
  giveTestCredit,
  makeTransfer,
  signUp,
  type TestMember,
} from '../../test/support/test-members.ts';
import { commands, helpText, runCommand } from './commands.ts';
import { StaffRefusedError } from './staff-refused-error.ts';

let member: TestMember;
const app = await openTestApp();

const type = (line: string) => runCommand(app.deps, line.split(' '));
async function withCredit(): Promise<TestMember> {
  member = await signUp(app);
  await giveTestCredit(app, member, 100_000);
  return member;
}
const askWithdrawal = async (caller: TestMember): Promise<string> =>
  (await withdraw(app, caller, 30_000)).data?.withdrawal.id ?? '';

describe('withdrawals', () => {
  it('are listed, approved and paid', async () => {
    const newMember = await withCredit();
    const id = await askWithdrawal(newMember);
    expect((await type('withdrawal list')).join()).toContain(
      `${id}  brand-a  ${newMember.username}  300.00 baht  requested`,
    );
    expect(await type(`withdrawal approve ${id}`)).toEqual(['300.00 baht: paid']);
    expect(await type('withdrawal list')).toEqual(['nothing waits']);
    await expect(type(`withdrawal approve ${id}`)).rejects.toThrow(
      /is paid; this needs one that is requested/,
    );
  });

  it('are rejected with a reason of many words, and the credit is returned', async () => {
    const newMember = await withCredit();
    const id = await askWithdrawal(newMember);
    await type(`withdrawal reject ${id} ชื่อบัญชี ไม่ตรง`);
    expect(await creditOf(app, newMember)).toBe(100_000);
    const { data } = await app.call('withdraw.history', { params: { uuid: newMember.uuid } }, newMember);
    expect(data?.items[0]).toMatchObject({ status: 'rejected', reason: 'ชื่อบัญชี ไม่ตรง' });
  });
});

describe('deposit requests', () => {
  const requestDeposit = async (caller: TestMember, slipId?: string) =>
    (await app.call('slip.requestDeposit', { body: { amountSatang: 50_000, slipId } }, caller)).data?.id ??
    '';

  it('are listed and credited once', async () => {
    const newMember = await signUp(app);
    const id = await requestDeposit(newMember);
    expect((await type('slip-request list')).join()).toContain(id);
    await expect(type(`slip-request approve ${id}`)).rejects.toThrow(/--transfer BANK:REFERENCE/);
    const { reference } = await makeTransfer(app, newMember);
    const approve = `slip-request approve ${id} --transfer KBANK:${reference}`;
    expect(await type(approve)).toEqual(['500.00 baht credited']);
    expect(await creditOf(app, newMember)).toBe(50_000);
    await expect(type(approve)).rejects.toThrow(/completed already/);
    const { data } = await app.call('slip.myRequest', {}, newMember);
    expect(data?.items[0]).toMatchObject({ status: 'approved' });
  });

  it("are listed with the member's time and note", async () => {
    const newMember = await signUp(app);
    const said = { transferredAt: '2026-11-20T01:30:00.000Z', note: 'โอนผ่านตู้ "เอทีเอ็ม"' };
    const { data } = await app.call(
      'slip.requestDeposit',
      { body: { amountSatang: 50_000, ...said } },
      newMember,
    );
    const line = (await type('slip-request list')).find((candidate) =>
      candidate.startsWith(data?.id ?? 'none'),
    );
    expect(line).toContain('transferred 2026-11-20T01:30:00.000Z  "โอนผ่านตู้ \\"เอทีเอ็ม\\""');
  });

  it("for a slip use up its transfer, so that the slip can't be confirmed", async () => {
    const newMember = await signUp(app);
    const slipId = await verifySlip(app, newMember);
    const id = await requestDeposit(newMember, slipId);
    await type(`slip-request approve ${id}`);
    const confirmed = await app.call('slip.confirm', { body: { slipId } }, newMember);
    expect(confirmed.error?.code).toBe('SLIP_ALREADY_USED');
    expect(await creditOf(app, newMember)).toBe(50_000);
  });

  it('for a confirmed slip credit nothing', async () => {
    const newMember = await signUp(app);
    const slipId = await verifySlip(app, newMember);
    const id = await requestDeposit(newMember, slipId);
    await app.call('slip.confirm', { body: { slipId } }, newMember);
    await expect(type(`slip-request approve ${id}`)).rejects.toThrow(/credited already/);
    expect(await creditOf(app, newMember)).toBe(50_000);
  });

  it('are rejected without credit, with a reason for the member', async () => {
    const newMember = await signUp(app);
    await type(`slip-request reject ${await requestDeposit(newMember)}`);
    const { data } = await app.call('slip.myRequest', {}, newMember);
    expect(data?.items[0]).toMatchObject({ status: 'rejected', reason: expect.stringMatching(/ทีมงาน/) });
    expect(await creditOf(app, newMember)).toBe(0);
  });
});

describe('the site', () => {
  it('[ST-08] enters and leaves maintenance, at one brand or all brands', async () => {
    const status = async (host: string) =>
      (await app.call('setting.operation', {}, { host })).data?.websiteStatus;
    await type('site-status MA --brand brand-b');
    expect([await status('brand-a.localhost'), await status('brand-b.localhost')]).toEqual(['OK', 'MA']);
    await expect(type('site-status MA')).rejects.toThrow(/say which brand this changes/);
    expect(await status('brand-a.localhost')).toBe('OK');
    expect(await type('site-status OK --brand brand-b')).toEqual(['brand-b: OK']);
    expect([await status('brand-a.localhost'), await status('brand-b.localhost')]).toEqual(['OK', 'OK']);
  });

  it('[AP-24] publishes announcements', async () => {
    await type('announce ปิดปรับปรุงคืนนี้ | ตั้งแต่ 01:00 ถึง 02:00 น. --brand brand-a');
    const { data } = await app.call('announcement.public', {});
    expect(data?.items[0]).toMatchObject({ title: 'ปิดปรับปรุงคืนนี้', body: 'ตั้งแต่ 01:00 ถึง 02:00 น.' });
  });
});

it('credit is given in baht, through the ledger', async () => {
  const newMember = await signUp(app);
  expect(await type(`credit ${newMember.username} 1,234.50 --reference TICKET-1 --brand brand-a`)).toEqual([
    `${newMember.username} at brand-a has 1,234.50 baht`,
  ]);
  expect(await creditOf(app, newMember)).toBe(123_450);
  expect((await type('ledger check')).at(-1)).toMatch(/the ledger is right/);
});

it('the ledger is checked completely, or since the last seals', async () => {
  expect((await type('ledger check')).at(-1)).toMatch(/^the ledger is right: every journal/);
  expect((await type('ledger check since-seal')).at(-1)).toMatch(/^the ledger is right since its last seals/);
  await expect(type('ledger check quickly')).rejects.toThrow(
    'type "ledger check" or "ledger check since-seal"',
  );
});

describe('a reference', () => {
  it('gives credit once, even if it is used several times or at the same time', async () => {
    const newMember = await signUp(app);
    const line = `credit ${newMember.username} 500 --reference TICKET-7 --brand brand-a`;
    const outputs = (await Promise.all([type(line), type(line), type(line)])).flat();
    expect(outputs.filter((output) => output.endsWith('given before'))).toHaveLength(2);
    expect(await creditOf(app, newMember)).toBe(50_000);
    await expect(type(line.replace('500', '600'))).rejects.toThrow(/TICKET-7 was used for something else/);
    const otherMember = await signUp(app);
    await expect(type(line.replace(newMember.username, otherMember.username))).rejects.toThrow(
      /used for something else/,
    );
    expect(await creditOf(app, newMember)).toBe(50_000);
  });

  it('gives points once', async () => {
    const newMember = await signUp(app);
    const line = `points ${newMember.username} 40 --reference GIFT-1 --brand brand-a`;
    await type(line);
    expect(await type(line)).toEqual([`${newMember.username} at brand-a has 40 points, given before`]);
    await expect(type(line.replace(' 40 ', ' 41 '))).rejects.toThrow(/GIFT-1 was used for 40 points/);
  });
});

describe('a member', () => {
  it('is suspended, loses all sessions, and is reinstated', async () => {
    const newMember = await signUp(app);
    expect(await type(`member suspend ${newMember.username} --brand brand-a`)).toEqual([
      `${newMember.username} at brand-a is suspended, 1 sessions ended`,
    ]);
    expect((await app.call('user.get', { params: { uuid: newMember.uuid } }, newMember)).status).toBe(401);
    await type(`member reinstate ${newMember.username} --brand brand-a`);
    expect((await app.call('user.get', { params: { uuid: newMember.uuid } }, newMember)).status).toBe(401);
  });

  it('is signed out on all devices; other members are not', async () => {
    const [newMember, otherMember] = [await signUp(app), await signUp(app)];
    await type(`member end-sessions ${newMember.username} --brand brand-a`);
    const statusOf = async (caller: TestMember) =>
      (await app.call('user.get', { params: { uuid: caller.uuid } }, caller)).status;
    expect([await statusOf(newMember), await statusOf(otherMember)]).toEqual([401, 200]);
  });

  it('gets the credit of a stuck game back', async () => {
    const newMember = await withCredit();
    const opened = await app.call(
      'game.open',
      { body: { gameCode: 'golden-hilo', returnPath: '/auth/games/casino/SG' } },
      newMember,
    );
    expect(opened.status, opened.text).toBe(200);
    expect(await creditOf(app, newMember)).toBe(0);
    const listed = (await type('game-session list')).find((line) => line.includes(newMember.username)) ?? '';
    const [id = ''] = listed.split('  ');
    expect(await type(`game-session free ${id}`)).toEqual([
      expect.stringMatching(new RegExp(`^${newMember.username} at brand-a: 1,000.00 baht are back from`)),
    ]);
    expect(await creditOf(app, newMember)).toBe(100_000);
    await expect(type(`game-session free ${id}`)).rejects.toThrow(/no open game session/);
  });
});

it('points are added as whole numbers', async () => {
  const newMember = await signUp(app);
  await type(`points ${newMember.username} 40 --reference P-1 --brand brand-a`);
  expect(await type(`points ${newMember.username} 60 --reference P-2 --brand brand-a`)).toEqual([
    `${newMember.username} at brand-a has 100 points`,
  ]);
  const { data } = await app.call('reward.list', { body: {} }, newMember);
  expect(data?.point).toBe(100);
});

it.each([
  ['withdrawal approve 1', /give the id as the list shows it/],
  ['withdrawal approve 00000000-0000-4000-8000-000000000000', /there is no withdrawal/],
  ['slip-request approve 00000000-0000-4000-8000-000000000000', /there is no deposit request/],
  ['site-status BROKEN --brand brand-a', /MA \(maintenance\) or OK/],
  ['site-status MA --brand nobody', /no brand nobody; there are: brand-a, brand-b/],
  ['site-status MA --brand', /--brand needs the id/],
  ['credit nobody_here 5 --brand brand-a --reference R-1', /no member nobody_here/],
  ['credit somebody -5 --brand brand-a --reference R-1', /an amount in baht/],
  ['points nobody_here 5 --brand brand-a --reference R-1', /no member nobody_here/],
  ['points somebody -5 --brand brand-a --reference R-1', /whole points/],
  ['points somebody 1.5 --brand brand-a --reference R-1', /whole points/],
  ['announce --brand brand-a', /give the text/],
  ['withdrawal', /there is no command "withdrawal"/],
  ['credit somebody 5 --reference R-1', /say which brand this changes/],
  ['credit somebody 5 --brand brand-a', /say what this is for with --reference/],
  ['announce news --brnad brand-a', /there is no option --brnad here/],
  ['drop tables', /there is no command/],
])('%s is refused with a clear message', async (line, reason) => {
  await expect(type(line)).rejects.toThrow(StaffRefusedError);
  await expect(type(line)).rejects.toThrow(reason);
});

it('the help names every command', () => {
  for (const { usage } of commands) expect(helpText()).toContain(usage);
});
