import {
  protectionAcknowledge,
  protectionConfirmRaise,
  protectionGet,
  protectionSetLimit,
} from '@chada/contract/protection';
import { replies } from '@chada/testing';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleProtection } from '../../test/sample-protection.ts';
import { siteHarness } from '../../test/site-harness.tsx';
import { ProtectionPage } from './index.ts';

const harness = siteHarness();
afterEach(() => vi.useRealTimers());
const brand = { protection: sampleProtection };
const example = protectionGet.example.response;
const state = (changes: Readonly<Record<string, unknown>>) => replies.data({ ...example, ...changes });
const noRaise = example.limits.map((limit) => ({ ...limit, raise: null }));
const lastBody = () => harness.server().requests(protectionSetLimit).at(-1)?.body;

describe('ProtectionPage', () => {
  it('shows the session, each limit with its use, a waiting raise and the help line', async () => {
    harness.open(<ProtectionPage />, { brand });
    expect(await screen.findByText('วงเงินฝากใน 24 ชั่วโมง')).toBeTruthy();
    expect(screen.getAllByText('เหลือ ฿300').length).toBeGreaterThan(0);
    expect(screen.getByText('ใช้ไปเกิน 80% แล้ว เหลือ ฿300')).toBeTruthy();
    expect(screen.getByText('ขอเพิ่มเป็น ฿5,000')).toBeTruthy();
    expect(screen.getByText('−฿80.00')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'โทร 1323' }).getAttribute('href')).toBe('tel:1323');
  });

  it('does not exist for a brand whose backend does not enforce limits', async () => {
    const { address } = harness.open(<ProtectionPage />);
    await expect.poll(address).toBe('/404');
    expect(harness.server().requests(protectionGet)).toHaveLength(0);
  });

  it.each([
    ['0', 'จำนวนเงินต้องมากกว่า 0 บาท'],
    ['๐', 'จำนวนเงินต้องมากกว่า 0 บาท'],
    ['-5', 'จำนวนเงินต้องไม่ติดลบ'],
    ['99999999999999', 'จำนวนเงินสูงเกินไป กรุณาตรวจสอบอีกครั้ง'],
    ['ห้าร้อย', 'กรุณากรอกจำนวนเงินเป็นตัวเลข เช่น 500 หรือ 1,234.50'],
    ['', 'กรุณากรอกจำนวนเงิน'],
  ])('sends no limit for the typed amount %j', async (input, problem) => {
    harness.server().reply(protectionGet, state({ limits: [] }));
    const { user } = harness.open(<ProtectionPage />, { brand });
    await user.click(await screen.findByRole('button', { name: 'ตั้งวงเงินหรือเวลา' }));
    if (input !== '') await user.type(screen.getByLabelText('ไม่เกินกี่บาท'), input);
    await user.click(screen.getByRole('button', { name: 'บันทึก' }));
    expect(await screen.findByText(problem)).toBeTruthy();
    expect(lastBody()).toBeUndefined();
  });

  it('accepts Thai digits, and says that a first limit has effect at once', async () => {
    harness.server().reply(protectionGet, state({ limits: [] }));
    const { user } = harness.open(<ProtectionPage />, { brand });
    await user.click(await screen.findByRole('button', { name: 'ตั้งวงเงินหรือเวลา' }));
    await user.selectOptions(screen.getByLabelText('ช่วงเวลา'), 'week');
    await user.type(screen.getByLabelText('ไม่เกินกี่บาท'), '๑,๕๐๐.๕๐');
    expect(screen.getByText('มีผลทันทีที่บันทึก')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'บันทึก' }));
    expect(await screen.findByText('บันทึกแล้ว มีผลทันที')).toBeTruthy();
    expect(lastBody()).toEqual({ kind: 'deposit', period: 'week', value: 150_050 });
  });

  it('keeps a typed limit over a reload until the member cancels the form', async () => {
    harness.server().reply(protectionGet, state({ limits: [] }));
    const openForm = { steps: [{ flow: 'limit', value: { kind: 'deposit', period: 'day' } }] };
    const { user, reload } = harness.open(<ProtectionPage />, { brand, state: openForm });
    const amount = () => screen.findByLabelText<HTMLInputElement>('ไม่เกินกี่บาท');
    await user.type(await amount(), '1500');
    await user.selectOptions(screen.getByLabelText('ช่วงเวลา'), 'week');
    await user.type(await amount(), '1600');
    const { reload: reloadAgain } = reload();
    expect((await amount()).value).toBe('1600');
    expect(screen.getByLabelText<HTMLSelectElement>('ช่วงเวลา').value).toBe('week');
    await user.click(screen.getByRole('button', { name: 'ยกเลิก' }));
    reloadAgain();
    expect((await amount()).value).toBe('');
  });

  it.each([
    ['0', 'เวลาต้องมากกว่า 0 นาที'],
    ['-5', 'กรุณากรอกจำนวนนาทีเป็นตัวเลขเต็ม เช่น 90'],
    ['1441', 'ตั้งได้ไม่เกิน 1,440 นาที'],
    ['1.5', 'กรุณากรอกจำนวนนาทีเป็นตัวเลขเต็ม เช่น 90'],
  ])('sends no limit on session time for %j minutes', async (input, problem) => {
    harness.server().reply(protectionGet, state({ limits: [] }));
    const { user } = harness.open(<ProtectionPage />, { brand });
    await user.click(await screen.findByRole('button', { name: 'ตั้งวงเงินหรือเวลา' }));
    await user.selectOptions(screen.getByLabelText('สิ่งที่ต้องการจำกัด'), 'session');
    await user.type(screen.getByLabelText('ไม่เกินกี่นาที'), input);
    await user.click(screen.getByRole('button', { name: 'บันทึก' }));
    expect(await screen.findByText(problem)).toBeTruthy();
    expect(lastBody()).toBeUndefined();
  });

  it('accepts Thai digits for session time', async () => {
    harness.server().reply(protectionGet, state({ limits: [] }));
    const { user } = harness.open(<ProtectionPage />, { brand });
    await user.click(await screen.findByRole('button', { name: 'ตั้งวงเงินหรือเวลา' }));
    await user.selectOptions(screen.getByLabelText('สิ่งที่ต้องการจำกัด'), 'session');
    await user.type(screen.getByLabelText('ไม่เกินกี่นาที'), '๙๐');
    await user.click(screen.getByRole('button', { name: 'บันทึก' }));
    expect(await screen.findByText('บันทึกแล้ว มีผลทันที')).toBeTruthy();
    expect(lastBody()).toEqual({ kind: 'session', period: 'day', value: 90 });
  });

  it('says before saving that a higher limit waits, and afterwards that the old one is in force', async () => {
    harness.server().reply(protectionGet, state({ limits: noRaise }));
    const { user } = harness.open(<ProtectionPage />, { brand });
    await user.click(await screen.findByRole('button', { name: /^แก้ไข/ }));
    await user.type(screen.getByLabelText('ไม่เกินกี่บาท'), '0');
    expect(screen.getByText('สูงกว่าเดิม จึงต้องรอ 24 ชั่วโมง แล้วกลับมายืนยันอีกครั้ง')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'บันทึก' }));
    expect(await screen.findByText('รับคำขอแล้ว ค่าเดิมมีผลจนกว่าคุณจะยืนยัน')).toBeTruthy();
  });

  it('offers only the cancellation of a raise before its time', async () => {
    const later = { confirmableAt: '2099-01-01T00:00:00.000Z', expiresAt: '2099-01-08T00:00:00.000Z' };
    const limits = example.limits.map((limit) => ({ ...limit, raise: { ...limit.raise, ...later } }));
    harness.server().reply(protectionGet, state({ limits }));
    harness.open(<ProtectionPage />, { brand });
    expect(await screen.findByRole('button', { name: 'ใช้ค่าเดิมต่อ' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'ยืนยันการเปลี่ยน' })).toBeNull();
  });

  it('uses the server’s clock on a device that is four hours ahead', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00Z') });
    harness.server().setClock(() => Date.parse('2026-11-20T05:00:00Z'));
    const soon = { confirmableAt: '2026-11-20T06:00:00.000Z', expiresAt: '2026-11-27T06:00:00.000Z' };
    const limits = example.limits.map((limit) => ({ ...limit, raise: { ...limit.raise, ...soon } }));
    harness.server().reply(protectionGet, state({ limits }));
    harness.open(<ProtectionPage />, { brand });
    expect(await screen.findByRole('button', { name: 'ใช้ค่าเดิมต่อ' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'ยืนยันการเปลี่ยน' })).toBeNull();
  });

  it('saves the interval of reality checks after a press, and keeps the choice if that failed', async () => {
    harness.server().replyOnce(protectionAcknowledge, replies.refuse('INTERNAL'));
    const { user } = harness.open(<ProtectionPage />, { brand });
    await user.selectOptions(await screen.findByLabelText('เตือนเวลาและยอดระหว่างเล่น'), '30');
    expect(harness.server().requests(protectionAcknowledge)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'บันทึกรอบการเตือน' }));
    expect(await screen.findByText('บันทึกรอบการเตือนไม่สำเร็จ')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'บันทึกรอบการเตือน' }));
    expect(await screen.findByText('บันทึกแล้ว')).toBeTruthy();
    const bodies = harness
      .server()
      .requests(protectionAcknowledge)
      .map(({ body }) => body);
    expect(bodies).toEqual([{ minutes: 30 }, { minutes: 30 }]);
  });

  it('reminds the member to review limits that are six months old, and says how', async () => {
    harness.server().reply(protectionGet, state({ reviewAt: '2020-01-01T00:00:00.000Z' }));
    harness.open(<ProtectionPage />, { brand });
    expect(await screen.findByText('ตั้งวงเงินไว้เกิน 6 เดือนแล้ว')).toBeTruthy();
    expect(screen.getByText(/ถ้ายังเหมาะ กดแก้ไขแล้วบันทึกค่าเดิมได้เลย/)).toBeTruthy();
  });

  it('reloads the limits after another tab has confirmed the raise', async () => {
    const over = { confirmableAt: '2020-01-01T00:00:00.000Z', expiresAt: '2099-01-01T00:00:00.000Z' };
    const limits = example.limits.map((limit) => ({ ...limit, raise: { ...limit.raise, ...over } }));
    harness.server().replyOnce(protectionGet, state({ limits }));
    harness.server().reply(protectionGet, state({ limits: noRaise }));
    harness.server().reply(protectionConfirmRaise, replies.refuse('LIMIT_RAISE_NOT_WAITING'));
    const { user } = harness.open(<ProtectionPage />, { brand });
    await user.click(await screen.findByRole('button', { name: 'ยืนยันการเปลี่ยน' }));
    await expect.poll(() => screen.queryByText('ขอเพิ่มเป็น ฿5,000')).toBeNull();
  });
});
