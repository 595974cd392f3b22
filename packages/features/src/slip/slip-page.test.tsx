import { slipConfirm, slipMyRequest, slipRequestDeposit, slipVerify } from '@chada/contract';
import type { ErrorCode } from '@chada/contract/error-codes';
import { aSlip, aSlipRequest, createDeferred, replies } from '@chada/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteHarness } from '../../test/site-harness.tsx';
import { SlipPage } from './slip-page.tsx';

const harness = siteHarness();
const image = new File(['picture'], 'slip.png', { type: 'image/png' });
const picture = () => screen.getByLabelText<HTMLInputElement>(/เลือกรูปสลิป|slip\.png/);
const verifyButton = () => screen.getByRole('button', { name: 'ตรวจสอบสลิป' });
const verifications = () => harness.server().requests(slipVerify);
const confirmations = () => harness.server().requests(slipConfirm);

afterEach(() => vi.useRealTimers());
beforeEach(() => harness.server().reply(slipVerify, replies.data(aSlip())));

function formOf({
  rawBody,
  headers,
}: {
  rawBody: Buffer;
  headers: Readonly<Record<string, string>>;
}): string[] {
  const boundary = /boundary=(.+)$/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const parts = rawBody.toString().split(`--${boundary}`).slice(1, -1);
  return parts.map((part) => {
    const [, name = '', rest = ''] = /name="([^"]+)"([\s\S]*)/.exec(part.trim()) ?? [];
    return `${name} ${rest.replace(/\s+/g, ' ').trim()}`;
  });
}

async function send(user: UserEvent): Promise<void> {
  await user.upload(picture(), image);
  await user.click(verifyButton());
}

async function openVerified() {
  const opened = harness.open(<SlipPage />);
  await send(opened.user);
  return { ...opened, confirm: await screen.findByRole('button', { name: 'ยืนยันเติมเครดิต ฿500.00' }) };
}

describe('SlipPage', () => {
  it('[ME-05] verifies the picture with the amount of the deposit screen, and shows the transfer', async () => {
    const { user } = harness.open(<SlipPage />, { at: '/auth/deposit/slip?amount=500' });
    expect(screen.getByLabelText<HTMLInputElement>(/ยอดที่โอน/).value).toBe('500');
    await send(user);
    const heading = await screen.findByRole('heading', { name: 'พบรายการโอนแล้ว' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(verifications().map(formOf)).toEqual([
      [expect.stringMatching(/^slip .*filename="slip\.png".*picture$/), 'amountSatang 50000'],
    ]);
    expect(screen.getByText('สมศรี ใ***')).toBeTruthy();
    expect(screen.getByText('ธนาคารกสิกรไทย xxx-\u2060x-\u2060x7890-\u2060x')).toBeTruthy();
    expect(screen.getByText('บจก. ดาวทอง ต***')).toBeTruthy();
    expect(screen.getByText('โอนเมื่อ').nextElementSibling?.textContent).toBe(
      '20\u00a0พ.ย.\u00a02569 10:15\u00a0น.',
    );
    expect(confirmations()).toHaveLength(0);
  });

  it('[ME-05] credits once after repeated presses and shows the new credit', async () => {
    const { user, confirm } = await openVerified();
    const pendingReply = createDeferred();
    harness.server().reply(slipConfirm, replies.after(pendingReply));
    await user.dblClick(confirm);
    await user.click(confirm);
    pendingReply.resolve();
    const heading = await screen.findByRole('heading', { name: 'เติมเครดิตสำเร็จ' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(confirmations().map(({ body }) => body)).toEqual([{ slipId: aSlip().id }]);
    expect(screen.getByText('฿1,750.50')).toBeTruthy();
    expect(screen.queryByText(/โบนัส/)).toBeNull();
    const steps = within(screen.getByRole('list', { name: 'สถานะการฝาก' })).getAllByRole('listitem');
    expect(steps.every(({ dataset }) => dataset['state'] === 'done')).toBe(true);
    expect(screen.getByRole('link', { name: 'เลือกเกม' }).getAttribute('href')).toBe('/auth/games/category');
    expect(screen.getByRole('link', { name: 'กลับหน้าหลัก' }).getAttribute('href')).toBe('/auth/dashboard');
  });

  it('[ME-05] [EN-03] shows the bonus on top of the deposit', async () => {
    const { user, confirm } = await openVerified();
    const { deposit } = slipConfirm.example.response;
    harness.server().reply(slipConfirm, replies.data({ deposit, creditSatang: 230_050, bonusSatang: 5_000 }));
    await user.click(confirm);
    expect(await screen.findByText('ได้โบนัสช่วงเวลาเพิ่มอีก ฿50.00')).toBeTruthy();
    expect(screen.getByText('฿2,300.50')).toBeTruthy();
  });

  it.each<[ErrorCode, string, string]>([
    ['SLIP_NOT_IMAGE', 'ไฟล์นี้ไม่ใช่รูปภาพสลิป กรุณาเลือกรูป JPG หรือ PNG', 'เลือกรูปอื่น'],
    ['SLIP_TOO_LARGE', 'รูปสลิปใหญ่เกินไป กรุณาใช้รูปไม่เกิน 5 MB', 'เลือกรูปอื่น'],
    ['SLIP_NO_QR', 'อ่าน QR บนสลิปไม่ได้ กรุณาใช้รูปสลิปต้นฉบับจากแอปธนาคาร', 'ส่งให้ทีมงานตรวจสอบ'],
    ['SLIP_TRANSFER_UNKNOWN', 'ธนาคารไม่พบรายการโอนของสลิปนี้', 'ตรวจสอบอีกครั้ง'],
    ['SLIP_WRONG_SENDER', 'สลิปนี้ไม่ได้โอนจากบัญชีที่คุณลงทะเบียนไว้', 'ส่งให้ทีมงานตรวจสอบ'],
    ['BANK_UNAVAILABLE', 'ยังติดต่อธนาคารไม่ได้ กรุณาลองใหม่อีกครั้ง', 'ตรวจสอบอีกครั้ง'],
  ])(
    '[ST-07] [ME-05] shows %s in the server’s words with advice, and keeps picture and amount',
    async (code, message, action) => {
      harness.server().reply(slipVerify, replies.refuse(code));
      const { user } = harness.open(<SlipPage />, { at: '/?amount=500' });
      await send(user);
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain(message);
      expect(document.activeElement).toBe(alert);
      expect(within(alert).getByRole('button', { name: action })).toBeTruthy();
      expect(screen.getByText('slip.png')).toBeTruthy();
      expect(screen.getByLabelText<HTMLInputElement>(/ยอดที่โอน/).value).toBe('500');
    },
  );

  it.each<[ErrorCode, string, string]>([
    ['SLIP_ALREADY_USED', 'ดูประวัติ', '/auth/transaction/history?kind=deposit'],
    ['SLIP_WRONG_RECEIVER', 'ดูบัญชีที่ต้องโอน', '/auth/deposit'],
    ['DEPOSIT_BELOW_MINIMUM', 'ติดต่อทีมงาน', '/auth/contact'],
  ])('[ME-05] offers a next action after %s', async (code, link, href) => {
    harness.server().reply(slipVerify, replies.refuse(code));
    const { user } = harness.open(<SlipPage />);
    await send(user);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('link', { name: link }).getAttribute('href')).toBe(href);
  });

  it('[ME-05] offers the amount on the slip if the typed amount differs', async () => {
    const refusal = replies.refuse('SLIP_WRONG_AMOUNT', { details: { slipAmountSatang: 45_000 } });
    harness.server().replyOnce(slipVerify, refusal);
    const { user } = harness.open(<SlipPage />, { at: '/?amount=500' });
    await send(user);
    await user.click(await screen.findByRole('button', { name: 'ใช้ยอดตามสลิป ฿450.00' }));
    await screen.findByRole('heading', { name: 'พบรายการโอนแล้ว' });
    expect(verifications().map((request) => formOf(request)[1])).toEqual([
      'amountSatang 50000',
      'amountSatang 45000',
    ]);
  });

  it('[ME-05] offers to check a pending transfer again', async () => {
    harness
      .server()
      .replyOnce(slipVerify, replies.data(aSlip({ status: 'pending', amountSatang: null, sender: null })));
    const { user } = harness.open(<SlipPage />);
    await send(user);
    expect(await screen.findByRole('heading', { name: 'ธนาคารยังไม่ยืนยันรายการนี้' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /ยืนยันเติมเครดิต/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'ตรวจสอบอีกครั้ง' }));
    expect(await screen.findByRole('button', { name: 'ยืนยันเติมเครดิต ฿500.00' })).toBeTruthy();
    expect(verifications()).toHaveLength(2);
  });

  it('[ME-05] shows the waiting time of a pending transfer and checks the transfer again automatically', async () => {
    const nothing = { amountSatang: null, transferredAt: null, sender: null, receiver: null };
    harness
      .server()
      .reply(slipVerify, replies.data(aSlip({ status: 'pending', ...nothing, retryAfterSeconds: 1 })));
    const { user } = harness.open(<SlipPage />);
    await send(user);
    expect(await screen.findByText(/ธนาคารใช้เวลาอีกประมาณ 1\sนาที/)).toBeTruthy();
    harness.server().reply(slipVerify, replies.data(aSlip()));
    expect(await screen.findByText('พบรายการโอนแล้ว', {}, { timeout: 10_000 })).toBeTruthy();
    expect(verifications()).toHaveLength(2);
  });

  it('[ME-05] does not offer to credit a slip that was credited before', async () => {
    harness.server().reply(slipVerify, replies.data(aSlip({ status: 'confirmed' })));
    const { user } = harness.open(<SlipPage />);
    await send(user);
    expect(await screen.findByRole('heading', { name: 'สลิปนี้เติมเครดิตให้คุณแล้ว' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /ยืนยันเติมเครดิต/ })).toBeNull();
  });

  it('[ME-05] explains after a lost response that a repeat is safe, and sends the same idempotency key', async () => {
    const { user, confirm } = await openVerified();
    harness.server().replyOnce(slipConfirm, replies.loseAnswer());
    await user.click(confirm);
    expect((await screen.findByRole('alert')).textContent).toContain('ระบบจะไม่เติมเครดิตซ้ำ');
    await user.click(screen.getByRole('button', { name: 'ยืนยันเติมเครดิต ฿500.00' }));
    await screen.findByRole('heading', { name: 'เติมเครดิตสำเร็จ' });
    const keys = confirmations().map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('[ME-05] says that the bank is checking the transfer, and sends one request meanwhile', async () => {
    const pendingReply = createDeferred();
    harness.server().reply(slipVerify, replies.after(pendingReply, replies.data(aSlip())));
    const { user } = harness.open(<SlipPage />);
    await user.upload(picture(), image);
    await user.dblClick(verifyButton());
    expect(await screen.findByText('กำลังตรวจสอบกับธนาคาร')).toBeTruthy();
    expect(verifyButton().getAttribute('aria-busy')).toBe('true');
    pendingReply.resolve();
    await screen.findByRole('heading', { name: 'พบรายการโอนแล้ว' });
    expect(verifications()).toHaveLength(1);
  });

  it('requires a picture and shows why a file is refused', async () => {
    const { user } = harness.open(<SlipPage />);
    await user.click(verifyButton());
    expect(screen.getByText('กรุณาเลือกรูปภาพ')).toBeTruthy();
    // The `accept` attribute does not filter dropped files, so the page itself must refuse a dropped text file.
    const text = new File(['x'], 'slip.txt', { type: 'text/plain' });
    fireEvent.drop(picture(), { dataTransfer: { files: [text] } });
    expect(screen.getByText('ใช้ได้เฉพาะไฟล์รูปภาพ JPG หรือ PNG')).toBeTruthy();
    expect(verifications()).toHaveLength(0);
  });

  it.each([
    [25, true],
    [5, false],
  ])('accepts photos of up to %i MB if shrinking is supported: %s', async (megabytes, shrinks) => {
    vi.stubGlobal('CSS', { supports: () => shrinks });
    try {
      const { user } = harness.open(<SlipPage />);
      const large = new File([new Uint8Array(megabytes * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' });
      await user.upload(picture(), large);
      expect(screen.getByText(`รูปใหญ่เกิน ${megabytes} MB กรุณาเลือกรูปที่เล็กลง`)).toBeTruthy();
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('accepts a pasted picture', async () => {
    harness.open(<SlipPage />);
    act(() => {
      fireEvent.paste(document.body, { clipboardData: { files: [image] } });
    });
    expect(screen.getByText('slip.png')).toBeTruthy();
  });

  it('shows an error at the field for an invalid amount and keeps the amount', async () => {
    const { user } = harness.open(<SlipPage />);
    await user.upload(picture(), image);
    const amount = screen.getByLabelText<HTMLInputElement>(/ยอดที่โอน/);
    await user.type(amount, '1e3');
    await user.click(verifyButton());
    expect(screen.getByText('กรุณากรอกจำนวนเงินเป็นตัวเลข เช่น 500 หรือ 1,234.50')).toBeTruthy();
    expect(amount.value).toBe('1e3');
    expect(verifications()).toHaveLength(0);
  });

  it('[ME-05] sends one deposit request with the slip, the amount, the time and a note', async () => {
    harness.server().reply(slipVerify, replies.data(aSlip({ status: 'pending' })));
    harness.server().reply(slipMyRequest, replies.data({ items: [] }));
    const { user } = harness.open(<SlipPage />);
    await send(user);
    await user.click(await screen.findByRole('button', { name: 'ส่งให้ทีมงานตรวจสอบ' }));
    const heading = screen.getByRole('heading', { name: 'ขอให้ทีมงานตรวจสอบการฝาก' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByLabelText<HTMLInputElement>('ยอดที่โอน').value).toBe('500');
    await user.selectOptions(screen.getByLabelText('วันที่โอน'), 'วันนี้');
    await user.type(screen.getByLabelText('เวลาที่โอน'), 'บ่ายสอง');
    const sendButton = screen.getByRole('button', { name: 'ส่งคำขอ' });
    await user.click(sendButton);
    expect(screen.getByText('กรอกเวลาเป็นชั่วโมงและนาที เช่น 14:05')).toBeTruthy();
    await user.clear(screen.getByLabelText('เวลาที่โอน'));
    await user.type(screen.getByLabelText('เวลาที่โอน'), '14:05');
    await user.type(screen.getByLabelText(/รายละเอียดเพิ่มเติม/), 'สลิปไม่มี QR');
    harness.server().reply(slipMyRequest, replies.data({ items: [aSlipRequest()] }));
    await user.dblClick(sendButton);
    expect(await screen.findByText('ส่งคำขอแล้ว')).toBeTruthy();
    const sent = harness.server().requests(slipRequestDeposit);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ slipId: aSlip().id, amountSatang: 50_000, note: 'สลิปไม่มี QR' });
    expect(sent[0]?.body['transferredAt']).toMatch(/T07:05:00\.000Z$/);
    const mine = await screen.findByRole('list', { name: 'คำขอของคุณ' });
    expect(mine.textContent).toContain('฿500.00');
    expect(mine.textContent).toContain('รอตรวจสอบ');
  });

  it('[ME-05] sends a deposit request for a slip with a masked account', async () => {
    const { slipId, ...request } = aSlipRequest();
    const held = '5e3c1f4a-2d6b-4e8f-9a1b-7c8d9e0f1a2b';
    harness.server().reply(slipVerify, replies.refuse('SLIP_NEEDS_STAFF', { details: { slipId: held } }));
    harness.server().reply(slipRequestDeposit, replies.data({ ...request, slipId: held }));
    const { user } = harness.open(<SlipPage />, { at: '/auth/deposit/slip?amount=500' });
    await send(user);
    await user.click(await screen.findByRole('button', { name: 'ส่งให้ทีมงานตรวจสอบ' }));
    await user.click(await screen.findByRole('button', { name: 'ส่งคำขอ' }));
    await waitFor(() => expect(harness.server().requests(slipRequestDeposit)).toHaveLength(1));
    expect(harness.server().requests(slipRequestDeposit)[0]?.body).toEqual({
      amountSatang: 50_000,
      slipId: held,
    });
  });

  it('[ME-05] [RD-06] offers the days of the server’s clock on a device that is a year ahead', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-11-20T05:00:00Z') });
    harness.server().setClock(() => Date.parse('2026-11-20T05:00:00Z'));
    const { user } = harness.open(<SlipPage />);
    await user.click(screen.getByRole('button', { name: 'สลิปอ่านไม่ได้ ให้ทีมงานตรวจสอบ' }));
    const days = screen.getByLabelText<HTMLSelectElement>('วันที่โอน');
    await waitFor(() =>
      expect([...days.options].map(({ value }) => value).slice(0, 3)).toEqual([
        '',
        '2026-11-20',
        '2026-11-19',
      ]),
    );
  });

  it('[ME-05] keeps the typed values of a refused request', async () => {
    harness.server().reply(slipRequestDeposit, replies.refuse('DEPOSIT_BELOW_MINIMUM'));
    const { user } = harness.open(<SlipPage />);
    await user.click(screen.getByRole('button', { name: 'สลิปอ่านไม่ได้ ให้ทีมงานตรวจสอบ' }));
    await user.type(screen.getByLabelText('ยอดที่โอน'), '20');
    await user.click(screen.getByRole('button', { name: 'ส่งคำขอ' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('ยอดฝากต่ำกว่าขั้นต่ำ');
    expect(screen.getByLabelText<HTMLInputElement>('ยอดที่โอน').value).toBe('20');
  });

  it('[ME-05] lists the member’s requests with their status and the reason of a refusal', async () => {
    const items = [
      aSlipRequest(),
      aSlipRequest({
        id: '8d1e2f3a-4b5c-4d6e-8f70-1a2b3c4d5e70',
        amountSatang: 20_000,
        status: 'rejected',
        decidedAt: '2026-11-20T04:00:00.000Z',
        reason: 'ไม่พบรายการโอนนี้ในบัญชี',
      }),
    ];
    harness.server().reply(slipMyRequest, replies.data({ items }));
    harness.open(<SlipPage />);
    const rows = within(await screen.findByRole('list', { name: 'คำขอของคุณ' })).getAllByRole('listitem');
    expect(rows[0]?.textContent).toContain('รอตรวจสอบ');
    expect(rows[1]?.textContent).toContain('ไม่อนุมัติ');
    expect(rows[1]?.textContent).toContain('ไม่พบรายการโอนนี้ในบัญชี');
  });

  it('[ST-07] shows the API’s message if the requests can’t be loaded, and retries', async () => {
    harness.server().replyOnce(slipMyRequest, replies.refuse('RATE_LIMITED'));
    const { user } = harness.open(<SlipPage />);
    expect(await screen.findByText('โหลดคำขอไม่สำเร็จ')).toBeTruthy();
    expect(screen.getByText('ทำรายการถี่เกินไป กรุณารอสักครู่แล้วลองใหม่')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(await screen.findByRole('list', { name: 'คำขอของคุณ' })).toBeTruthy();
  });
});
