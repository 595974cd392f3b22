import { depositMine, depositPublic, slipMyRequest } from '@chada/contract';
import { protectionGet } from '@chada/contract/protection';
import { addTexts } from '@chada/messages';
import { limitNotice } from '@chada/messages/texts';
import { aDeposit, aWaitingSlip, createDeferred, type Reply, replies } from '@chada/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleProtection } from '../../test/sample-protection.ts';
import { siteHarness } from '../../test/site-harness.tsx';
import { DepositPage } from './deposit-page.tsx';

addTexts({ limitNotice });

const harness = siteHarness();
const page = depositMine.example.response;
const amountField = () => screen.findByLabelText<HTMLInputElement>('จำนวนเงินที่ต้องการฝาก');

describe('DepositPage', () => {
  it('[ME-04] shows the receiving account with a copy button and a QR code, and the member’s own account', async () => {
    const { user } = harness.open(<DepositPage />);
    expect(await screen.findByText('405-1-23456-7')).toBeTruthy();
    expect(screen.getByText('ธนาคารไทยพาณิชย์')).toBeTruthy();
    expect(screen.getByText('บริษัท ดาวทอง ตัวอย่าง จำกัด')).toBeTruthy();
    expect(screen.getByText('โอนจากบัญชีที่คุณลงทะเบียนไว้เท่านั้น')).toBeTruthy();
    // The word joiners after the hyphens keep the number on one line.
    expect(screen.getByText('ธนาคารกสิกรไทย 123-\u20604-\u206056789-\u20600')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'QR พร้อมเพย์ของ บริษัท ดาวทอง ตัวอย่าง จำกัด' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'คัดลอกเลขที่บัญชี' }));
    // The copied account number has no dashes, because bank apps accept only digits.
    expect(await navigator.clipboard.readText()).toBe('4051234567');
  });

  it('[ME-04] puts a valid amount into the QR code and ignores an invalid amount', async () => {
    const { user } = harness.open(<DepositPage />);
    const field = await amountField();
    await user.type(field, '1,234.50');
    expect(screen.getByRole('img', { name: /ยอด ฿1,234\.50$/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'คัดลอกยอด' }));
    expect(await navigator.clipboard.readText()).toBe('1234.50');
    await user.type(field, 'x');
    expect(screen.queryByRole('img', { name: /ยอด/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'คัดลอกยอด' })).toBeNull();
  });

  it('[ME-04] shows an error at the field for an amount below the minimum and keeps the amount', async () => {
    const { user, address } = harness.open(<DepositPage />, { at: '/auth/deposit' });
    const field = await amountField();
    await user.type(field, '99');
    await user.click(screen.getByRole('button', { name: 'โอนแล้ว ส่งสลิป' }));
    expect(screen.getByText('ฝากขั้นต่ำ ฿100 ต่อครั้ง กรุณาเพิ่มจำนวนเงิน')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.value).toBe('99');
    expect(address()).toBe('/auth/deposit');
  });

  it('[ME-04] links to the slip page with the amount, or without an amount if the field is empty', async () => {
    const { user, address } = harness.open(<DepositPage />, { at: '/auth/deposit' });
    expect((await screen.findByRole('link', { name: 'มีสลิปอยู่แล้ว ส่งสลิปเลย' })).getAttribute('href')).toBe(
      '/auth/deposit/slip',
    );
    await user.click(screen.getByRole('button', { name: '฿500' }));
    await user.click(screen.getByRole('button', { name: 'โอนแล้ว ส่งสลิป' }));
    await waitFor(() => expect(address()).toBe('/auth/deposit/slip?amount=500'));
  });

  it('[ME-05] [ER-03] reports a failed load of the waiting slips and retries', async () => {
    const { server } = harness;
    server().reply(slipMyRequest, replies.data({ items: [], waiting: [aWaitingSlip()] }));
    server().replyOnce(slipMyRequest, replies.refuse('INTERNAL'));
    const { user } = harness.open(<DepositPage />);
    expect(await screen.findByText('ยังตรวจสอบไม่ได้ว่ามีสลิปที่รอคุณยืนยันหรือไม่')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(await screen.findByRole('heading', { name: 'สลิปที่รอคุณยืนยัน' })).toBeTruthy();
    expect(screen.queryByText('ยังตรวจสอบไม่ได้ว่ามีสลิปที่รอคุณยืนยันหรือไม่')).toBeNull();
  });

  it('restores the amount from the URL when the member returns from the slip page', async () => {
    harness.open(<DepositPage />, { at: '/auth/deposit?amount=1%2C500' });
    expect((await amountField()).value).toBe('1,500');
  });

  it('[ME-04] lists the member’s deposits by day with their status and loads further pages', async () => {
    const second = aDeposit({
      id: '0f8b7a52-9b1c-4ad6-8f5e-4c1b2a3d4e60',
      status: 'rejected',
      channel: 'request',
      reason: 'ไม่พบรายการโอนนี้ในบัญชี',
      createdAt: '2026-11-18T03:00:00.000Z',
    });
    harness
      .server()
      .reply(depositMine, ({ query }) =>
        replies.data(
          query['cursor'] === undefined
            ? { ...page, nextCursor: 'page-2' }
            : { ...page, items: [second], nextCursor: null },
        ),
      );
    const { user } = harness.open(<DepositPage />);
    const mine = (await screen.findByRole('heading', { name: 'รายการฝากของคุณ' })).closest('section');
    if (mine === null) throw new Error('The list has no section.');
    expect(within(mine).getByText('+฿500.00')).toBeTruthy();
    await user.click(within(mine).getByRole('button', { name: 'ดูเพิ่มเติม' }));
    expect(await within(mine).findByText('18 พ.ย. 2569')).toBeTruthy();
    expect(within(mine).getByText('ไม่พบรายการโอนนี้ในบัญชี')).toBeTruthy();
    expect(within(mine).getByText('ไม่อนุมัติ')).toBeTruthy();
    // A refused deposit shows no plus sign, because the credit has not changed.
    expect(
      within(mine)
        .getAllByText(/฿500\.00/)
        .map(({ textContent }) => textContent),
    ).toEqual(['+฿500.00', '฿500.00']);
    expect(within(mine).queryByRole('button', { name: 'ดูเพิ่มเติม' })).toBeNull();
  });

  it('[ME-04] shows recent deposits of other members with masked names', async () => {
    harness.open(<DepositPage />);
    const list = await screen.findByRole('list', { name: 'ฝากล่าสุด' });
    expect(within(list).getByText('สม***')).toBeTruthy();
  });

  it('[ST-01] reports failed parts, keeps the rest of the screen and retries', async () => {
    harness.server().replyOnce(depositMine, replies.drop());
    const { user } = harness.open(<DepositPage />);
    expect(await screen.findByText('โหลดบัญชีรับโอนไม่สำเร็จ')).toBeTruthy();
    expect(screen.getByText('เชื่อมต่อไม่ได้ กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองใหม่อีกครั้ง')).toBeTruthy();
    expect(await screen.findByRole('list', { name: 'ฝากล่าสุด' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(await screen.findByText('405-1-23456-7')).toBeTruthy();
  });

  it('keeps the place of the hint about limits while the limits load', async () => {
    const limits = createDeferred<Reply>();
    harness.server().reply(protectionGet, () => limits.promise);
    harness.open(<DepositPage />, { brand: { protection: sampleProtection } });
    const place = await screen.findByText(/^ตั้งวงเงินฝากที่สบายใจไว้ก่อนก็ได้/);
    expect(place.getAttribute('aria-hidden')).toBe('true');
    limits.resolve(replies.data({ ...protectionGet.example.response, limits: [] }));
    expect(await screen.findByRole('link', { name: 'ตั้งวงเงิน' })).toBeTruthy();
    expect(screen.getAllByText(/^ตั้งวงเงินฝากที่สบายใจไว้ก่อนก็ได้/)).toHaveLength(1);
  });

  it('keeps no place for the hint about limits if the limits cannot be loaded', async () => {
    harness.server().reply(protectionGet, replies.refuse('INTERNAL'));
    harness.open(<DepositPage />, { brand: { protection: sampleProtection } });
    await screen.findByText('405-1-23456-7');
    await waitFor(() => expect(screen.queryByText(/^ตั้งวงเงินฝากที่สบายใจไว้ก่อนก็ได้/)).toBeNull());
  });

  it('explains the empty lists', async () => {
    harness.server().reply(depositMine, replies.data({ ...page, items: [] }));
    harness.server().reply(depositPublic, replies.data({ items: [] }));
    harness.open(<DepositPage />);
    expect(await screen.findByText('ยังไม่มีรายการฝาก')).toBeTruthy();
    expect(await screen.findByText('ยังไม่มีรายการฝากล่าสุด')).toBeTruthy();
  });

  it('shows no QR code if the account has no PromptPay number', async () => {
    harness.server().reply(depositMine, replies.data({ ...page, bank: { ...page.bank, promptPayId: null } }));
    harness.open(<DepositPage />);
    await screen.findByText('405-1-23456-7');
    expect(screen.queryByRole('img')).toBeNull();
  });
});
