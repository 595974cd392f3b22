import {
  settingOperation,
  userCredit,
  withdrawCreate,
  withdrawHistory,
  withdrawRequests,
  withdrawRetry,
} from '@chada/contract';
import { aCredit, anOpenGame, aWithdrawal, createDeferred, replies } from '@chada/testing';
import { checkSiteStatus } from '@chada/stores';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { siteHarness } from '../../test/site-harness.tsx';
import { WithdrawalPage } from './withdrawal-page.tsx';

const harness = siteHarness();
const none = { ...withdrawRequests.example.response, items: [] };
const bodies = () => harness.server().requests(withdrawCreate);
const amountField = () => screen.findByLabelText<HTMLInputElement>('จำนวนเงินที่ต้องการถอน');

async function openForm(brand = {}) {
  harness.server().reply(withdrawRequests, replies.data(none));
  harness.server().reply(withdrawHistory, replies.data({ items: [], nextCursor: null }));
  const opened = harness.open(<WithdrawalPage />, { brand });
  await screen.findByText('ถอนได้ตอนนี้');
  return opened;
}

async function openReview() {
  const opened = await openForm();
  await opened.user.type(await amountField(), '300');
  await opened.user.click(screen.getByRole('button', { name: 'ตรวจสอบรายการ' }));
  return { ...opened, confirm: screen.getByRole('button', { name: 'ยืนยันถอน ฿300.00' }) };
}

describe('WithdrawalPage', () => {
  it('[RD-26] reports credit in a game and becomes usable when the credit returns', async () => {
    harness.server().reply(withdrawRequests, replies.data(none));
    const openGame = anOpenGame();
    harness.server().reply(userCredit, replies.data(aCredit({ creditSatang: 0, openGame })));
    const { user } = harness.open(<WithdrawalPage />);
    expect(await screen.findByText('฿1,300.50 อยู่ในเกม มังกรทองคำ')).toBeTruthy();
    expect(screen.queryByText('คุณยังไม่มีเครดิตให้ถอน')).toBeNull();
    expect(screen.queryByRole('link', { name: 'ฝากเงิน' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'นำเครดิตกลับ' }));
    expect(await amountField()).toBeTruthy();
  });

  it('[ME-06] [TI-04] shows what can be taken now, then today’s limits, the account and the quick amounts above the button', async () => {
    await openForm();
    const limits = screen.getByText(/^วันนี้ถอนได้อีก ฿99,700/);
    expect(limits.parentElement?.textContent).toBe('วันนี้ถอนได้อีก ฿99,700 เหลือ 4 จาก 5 ครั้ง ขั้นต่ำต่อครั้ง ฿100');
    const now = screen.getByText('฿1,250.50');
    expect(screen.getByText('123-4-56789-0')).toBeTruthy();
    const chips = within(screen.getByRole('group', { name: 'เลือกจำนวนเงินด่วน' })).getAllByRole('button');
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      '฿100',
      '฿300',
      '฿500',
      '฿1,000',
      'ถอนทั้งหมด ฿1,250.50',
    ]);
    const button = screen.getByRole('button', { name: 'ตรวจสอบรายการ' });
    expect(now.compareDocumentPosition(limits) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(limits.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('[ME-06] shows the quick amounts of the brand that are possible', async () => {
    await openForm({ limits: { quickAmountsSatang: [5_000, 70_000, 900_000] } });
    const chips = within(screen.getByRole('group', { name: 'เลือกจำนวนเงินด่วน' })).getAllByRole('button');
    expect(chips.map(({ textContent }) => textContent)).toEqual(['฿700', 'ถอนทั้งหมด ฿1,250.50']);
  });

  it('shows the locked bonus and its turnover, and that only the bonus is locked', async () => {
    const lockedBonuses = [
      { bonusSatang: 50_000, requiredSatang: 250_000, doneSatang: 90_000, until: '2026-12-20T05:00:00.000Z' },
    ];
    harness
      .server()
      .reply(withdrawRequests, replies.data({ ...none, allowance: { ...none.allowance, lockedBonuses } }));
    const { user } = harness.open(<WithdrawalPage />);
    expect((await screen.findByText('ถอนได้ตอนนี้')).closest('p')?.textContent).toBe('ถอนได้ตอนนี้ ฿750.50');
    expect(screen.getAllByText('เล่นแล้ว ฿900.00 จาก ฿2,500.00').length).toBeGreaterThan(0);
    expect(screen.getByText(/ภายใน 20 ธ.ค. 2569/)).toBeTruthy();
    await user.type(await amountField(), '1000');
    await user.click(screen.getByRole('button', { name: 'ตรวจสอบรายการ' }));
    expect(screen.getByText('ตอนนี้ถอนได้ ฿750.50 ส่วนโบนัส ฿500.00 ต้องมียอดเล่นให้ครบก่อน')).toBeTruthy();
    expect(bodies()).toHaveLength(0);
  });

  it('[ME-06] shows an error at the field for an amount above the credit and sends no request', async () => {
    const { user } = await openForm();
    const field = await amountField();
    await user.type(field, '5000');
    await user.click(screen.getByRole('button', { name: 'ตรวจสอบรายการ' }));
    expect(screen.getByText('เครดิตไม่พอ คุณมีเครดิต ฿1,250.50')).toBeTruthy();
    expect(field.value).toBe('5000');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(bodies()).toHaveLength(0);
  });

  it('[ME-06] shows amount, account and remaining credit, and sends one request after repeated presses', async () => {
    const { user, confirm } = await openReview();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'ตรวจสอบรายการถอน' })),
    );
    expect(screen.getByText('123-4-56789-0')).toBeTruthy();
    expect(screen.getByText('฿950.50')).toBeTruthy();

    const pendingReply = createDeferred();
    harness.server().reply(withdrawCreate, replies.after(pendingReply));
    await user.dblClick(confirm);
    await user.click(confirm);
    expect(confirm.getAttribute('aria-busy')).toBe('true');
    pendingReply.resolve();

    const focused = await screen.findByRole('heading', { name: 'ส่งคำขอถอนแล้ว' });
    await waitFor(() => expect(document.activeElement).toBe(focused));
    expect(bodies().map(({ body }) => body)).toEqual([{ amount: 30_000 }]);
    const steps = within(screen.getByRole('list', { name: 'สถานะการถอน ฿300.00' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('เสร็จแล้ว ส่งคำขอแล้ว'),
      expect.stringContaining('กำลังดำเนินการ รอทีมงานอนุมัติ'),
      expect.stringContaining('ยังไม่ถึงขั้นนี้ เงินเข้าบัญชี'),
    ]);
  });

  it('[ME-06] shows the API’s refusal text, and Back keeps the typed amount', async () => {
    const { user, confirm } = await openReview();
    harness.server().reply(withdrawCreate, replies.refuse('WITHDRAW_DAY_AMOUNT_EXCEEDED'));
    await user.click(confirm);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('ยอดถอนเกินวงเงินที่เหลือของวันนี้');
    expect(alert.textContent).not.toContain('ยังไม่ทราบผลรายการ');
    await waitFor(() => expect(document.activeElement).toBe(alert));
    await user.click(screen.getByRole('button', { name: 'กลับไปแก้ไข' }));
    expect((await amountField()).value).toBe('300');
  });

  it('[ME-06] handles a refusal that arrives after the member has left the page', async () => {
    const { user, confirm } = await openReview();
    const pendingReply = createDeferred();
    harness
      .server()
      .reply(withdrawCreate, replies.after(pendingReply, replies.refuse('WITHDRAW_DAY_AMOUNT_EXCEEDED')));
    const unhandled: unknown[] = [];
    const note = (error: unknown): void => void unhandled.push(error);
    process.on('unhandledRejection', note);
    await user.click(confirm);
    await waitFor(() => expect(bodies()).toHaveLength(1));
    cleanup();
    const credits = harness.server().requests(userCredit).length;
    pendingReply.resolve();
    await waitFor(() => expect(harness.server().requests(userCredit).length).toBeGreaterThan(credits));
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  });

  it('[ST-08] hides a refusal because of maintenance when the maintenance ends', async () => {
    const { user, confirm, store } = await openReview();
    harness.server().reply(withdrawCreate, replies.refuse('MAINTENANCE'));
    harness.server().reply(settingOperation, replies.data({ websiteStatus: 'MA' }));
    await user.click(confirm);
    await screen.findByRole('alert');
    await waitFor(() => expect(store.getState().server.siteStatus).toBe('maintenance'));
    harness.server().reply(settingOperation, replies.data({ websiteStatus: 'OK' }));
    await act(() => store.dispatch(checkSiteStatus()));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'ยืนยันถอน ฿300.00' })).toBeTruthy();
  });

  it('[ME-06] shows the largest possible amount after a refusal', async () => {
    const { user, confirm } = await openReview();
    const allowance = { ...none.allowance, dayAmountLeftSatang: 20_000 };
    harness.server().reply(withdrawRequests, replies.data({ ...none, allowance }));
    harness.server().reply(withdrawCreate, replies.refuse('WITHDRAW_DAY_AMOUNT_EXCEEDED'));
    await user.click(confirm);
    expect(await screen.findByText('ตอนนี้ถอนได้สูงสุด ฿200 กลับไปแก้ไขจำนวนเงินได้เลย')).toBeTruthy();
  });

  it('[ME-06] explains after a lost response that a repeat is safe, and repeats with the same idempotency key', async () => {
    const { user, confirm } = await openReview();
    harness.server().replyOnce(withdrawCreate, replies.loseAnswer());
    await user.click(confirm);
    expect((await screen.findByRole('alert')).textContent).toContain('ระบบจะไม่ทำรายการซ้ำ');
    await user.click(screen.getByRole('button', { name: 'ยืนยันถอน ฿300.00' }));
    await screen.findByRole('heading', { name: 'ส่งคำขอถอนแล้ว' });
    const keys = bodies().map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('[ME-06] polls a pending withdrawal and shows the decision of staff', async () => {
    harness.server().reply(withdrawHistory, replies.data({ items: [], nextCursor: null }));
    harness.open(<WithdrawalPage />);
    await screen.findByText('รอทีมงานอนุมัติ');
    harness.server().reply(withdrawRequests, replies.data(none));
    const rejected = aWithdrawal({
      status: 'rejected',
      decidedAt: '2026-11-20T03:20:00.000Z',
      reason: 'ชื่อบัญชีไม่ตรงกับชื่อสมาชิก',
    });
    harness.server().reply(withdrawHistory, replies.data({ items: [rejected], nextCursor: null }));
    const lookUps = harness.server().requests(userCredit).length;
    // The page loads its data again when it becomes visible.
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('คืนเครดิต ฿300.00 ให้คุณแล้ว')).toBeTruthy();
    const steps = screen.getByRole('list', { name: 'สถานะการถอน ฿300.00' });
    expect(steps.textContent).toContain('ชื่อบัญชีไม่ตรงกับชื่อสมาชิก');
    expect(harness.server().requests(userCredit).length).toBeGreaterThan(lookUps);
  });

  it('[ME-06] retries a failed pay-out once', async () => {
    const failed = aWithdrawal({ status: 'failed', reason: 'บัญชีปลายทางปิดใช้งานชั่วคราว' });
    harness.server().reply(withdrawRequests, replies.data({ ...none, items: [failed] }));
    const { user } = harness.open(<WithdrawalPage />);
    const again = await screen.findByRole('button', { name: 'ส่งอีกครั้ง' });
    expect(screen.getByText(/บัญชีปลายทางปิดใช้งานชั่วคราว/)).toBeTruthy();
    const paying = aWithdrawal({ status: 'paying', decidedAt: '2026-11-20T03:20:00.000Z' });
    harness.server().reply(withdrawRetry, replies.data({ withdrawal: paying }));
    harness.server().reply(withdrawRequests, replies.data({ ...none, items: [paying] }));
    await user.dblClick(again);
    expect(await screen.findByText('กำลังโอนเข้าบัญชีของคุณ')).toBeTruthy();
    expect(harness.server().requests(withdrawRetry)).toHaveLength(1);
  });

  it('[ST-01] reports a failed load of the limits and retries', async () => {
    harness.server().replyOnce(withdrawRequests, replies.refuse('INTERNAL'));
    const { user } = harness.open(<WithdrawalPage />);
    const title = await screen.findByText('โหลดวงเงินถอนไม่สำเร็จ');
    expect(title).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(await screen.findByText(/วันนี้ถอนได้อีก ฿99,700/)).toBeTruthy();
  });

  it('links a member without credit to the deposit', async () => {
    harness.server().reply(userCredit, replies.data(aCredit({ creditSatang: 0 })));
    harness.server().reply(withdrawRequests, replies.data(none));
    harness.open(<WithdrawalPage />);
    expect(await screen.findByText('คุณยังไม่มีเครดิตให้ถอน')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'ฝากเงิน' }).getAttribute('href')).toBe('/auth/deposit');
  });
});
