import {
  registerCheckPhone,
  registerMember,
  registerRequestPhoneCode,
  registerVerifyPhoneCode,
} from '@chada/contract/registration';
import { createDeferred, replies } from '@chada/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleClient } from '../../test/sample-client.ts';
import { siteHarness } from '../../test/site-harness.tsx';
import { newRequestId } from './new-request-id.ts';
import { RegistrationPage } from './registration-page.tsx';

const harness = siteHarness();
beforeAll(() => {
  window.scrollTo = () => undefined;
});

const password = 'แมวน้อยกินปลาทู9';
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const requests = () => harness.server().requests(registerRequestPhoneCode);
const sent = () => harness.server().requests(registerMember);
const codeField = () => screen.findByLabelText<HTMLInputElement>('รหัสยืนยัน 6 หลัก');

async function fill(label: string, text: string) {
  await userEvent.click(field(label));
  await userEvent.clear(field(label));
  await userEvent.paste(text);
}

async function fillForm() {
  const opened = harness.render(
    <Routes>
      <Route path="/register" element={<RegistrationPage />} />
      <Route path="*" element={<h1>elsewhere</h1>} />
    </Routes>,
    {
      at: '/register',
      store: harness.createStore(),
      client: sampleClient({ registration: { phoneCode: true, consents: [] } }),
    },
  );
  await fill('เบอร์โทรศัพท์', '081-222-3333');
  await fill('ชื่อผู้ใช้', 'somchai');
  await fill('รหัสผ่าน', password);
  await press('ถัดไป');
  await screen.findByLabelText('เลขที่บัญชี');
  await userEvent.selectOptions(field('ธนาคาร'), 'KBANK');
  await fill('เลขที่บัญชี', '123-4-56789-0');
  await userEvent.click(screen.getByRole('checkbox'));
  return opened;
}

async function openCode() {
  const opened = await fillForm();
  await press('ถัดไป');
  await codeField();
  return opened;
}

async function typeCode(code: string) {
  await fill('รหัสยืนยัน 6 หลัก', code);
  await press('สมัครสมาชิก');
}

describe('[PU-03] registration with a one-time code', () => {
  it('sends a code after the last step, verifies it and registers the member', async () => {
    const { store } = await openCode();
    expect(screen.getByText('ส่งรหัสไปที่ 081-222-3333 แล้ว')).toBeTruthy();
    expect(screen.getByText(/รหัสอ้างอิง KMTR/)).toBeTruthy();
    expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe('3ยืนยันเบอร์');
    await typeCode('๔๘๒ ๙๑๕');
    await waitFor(() => expect(store.getState().auth.status).toBe('loggedIn'));
    const [request] = requests();
    expect(request?.body).toMatchObject({ phone: '0812223333' });
    expect(harness.server().requests(registerVerifyPhoneCode)[0]?.body).toEqual({ code: '482915' });
    const id = idOf(request?.body);
    expect(sent()[0]?.body).toMatchObject({ phoneCodeId: id, phone: '0812223333' });
    for (const operation of [registerRequestPhoneCode, registerVerifyPhoneCode, registerMember])
      expect(harness.server().requests(operation)[0]?.violations).toEqual([]);
  });

  it('[RD-20] does not ask whether the number is of a member', async () => {
    await openCode();
    expect(harness.server().requests(registerCheckPhone)).toEqual([]);
  });

  it('keeps a wrong code and everything else, and says how often another can be tried', async () => {
    const { store } = await openCode();
    harness
      .server()
      .replyOnce(registerVerifyPhoneCode, replies.refuse('PHONE_CODE_WRONG', { details: { triesLeft: 4 } }));
    await typeCode('111111');
    expect(await screen.findByText(/รหัสยืนยันไม่ถูกต้อง.*ลองได้อีก 4 ครั้ง/)).toBeTruthy();
    expect((await codeField()).value).toBe('111111');
    await waitFor(() => expect(document.activeElement).toBe(field('รหัสยืนยัน 6 หลัก')));
    expect(sent()).toEqual([]);
    await press('ย้อนกลับ');
    expect((await screen.findByLabelText<HTMLInputElement>('เลขที่บัญชี')).value).toBe('123-4-56789-0');
    await press('ถัดไป');
    await codeField();
    expect(requests()).toHaveLength(1);
    await typeCode('482915');
    await waitFor(() => expect(store.getState().auth.status).toBe('loggedIn'));
  });

  it.each(['', '12345', '1234567', 'abcdef'])('does not send %j', async (code) => {
    await openCode();
    if (code !== '') await fill('รหัสยืนยัน 6 หลัก', code);
    await press('สมัครสมาชิก');
    expect(await screen.findByText('กรอกรหัสเป็นตัวเลข 6 หลัก')).toBeTruthy();
    expect(harness.server().requests(registerVerifyPhoneCode)).toEqual([]);
  });

  it('sends one request after a double press', async () => {
    const { store } = await fillForm();
    await userEvent.dblClick(screen.getByRole('button', { name: 'ถัดไป' }));
    await codeField();
    await fill('รหัสยืนยัน 6 หลัก', '482915');
    await userEvent.dblClick(screen.getByRole('button', { name: 'สมัครสมาชิก' }));
    await waitFor(() => expect(store.getState().auth.status).toBe('loggedIn'));
    expect([
      requests().length,
      harness.server().requests(registerVerifyPhoneCode).length,
      sent().length,
    ]).toEqual([1, 1, 1]);
  });

  it('repeats a request with the same id if the response was lost', async () => {
    await fillForm();
    harness.server().replyOnce(registerRequestPhoneCode, replies.loseAnswer());
    await press('ถัดไป');
    await screen.findAllByText(/เชื่อมต่อไม่ได้/);
    await press('ถัดไป');
    await codeField();
    const [first, second] = requests();
    expect(second?.body).toEqual(first?.body);
  });

  it('verifies the code again if the response was lost', async () => {
    const { store } = await openCode();
    harness.server().replyOnce(registerVerifyPhoneCode, replies.loseAnswer());
    await typeCode('482915');
    await screen.findAllByText(/เชื่อมต่อไม่ได้/);
    expect((await codeField()).value).toBe('482915');
    await press('สมัครสมาชิก');
    await waitFor(() => expect(store.getState().auth.status).toBe('loggedIn'));
  });

  it('does not ask for another code after a refusal of another field', async () => {
    const { store } = await openCode();
    harness.server().replyOnce(registerMember, replies.refuse('BANK_ACCOUNT_TAKEN'));
    await typeCode('482915');
    await waitFor(() => expect(document.activeElement).toBe(field('เลขที่บัญชี')));
    await fill('เลขที่บัญชี', '9876543210');
    await press('ถัดไป');
    await waitFor(() => expect(store.getState().auth.status).toBe('loggedIn'));
    expect(requests()).toHaveLength(1);
  });

  it('says that the number is taken only after its code, at the number', async () => {
    await openCode();
    harness.server().reply(registerMember, replies.refuse('PHONE_TAKEN'));
    await typeCode('482915');
    await waitFor(() => expect(document.activeElement).toBe(field('เบอร์โทรศัพท์')));
    expect(screen.getByText('เบอร์โทรศัพท์นี้สมัครสมาชิกแล้ว')).toBeTruthy();
  });

  it('sends another code to another number', async () => {
    await openCode();
    await press('ย้อนกลับ');
    await screen.findByLabelText('เลขที่บัญชี');
    await press('ย้อนกลับ');
    await screen.findByLabelText('เบอร์โทรศัพท์');
    await fill('เบอร์โทรศัพท์', '0899998888');
    await press('ถัดไป');
    await screen.findByLabelText('เลขที่บัญชี');
    await press('ถัดไป');
    expect(await screen.findByText('ส่งรหัสไปที่ 089-999-8888 แล้ว')).toBeTruthy();
    const [first, second] = requests().map(({ body }) => idOf(body));
    expect(first).not.toBe(second);
  });

  it.each(['PHONE_CODE_EXPIRED', 'PHONE_CODE_TRIES_USED_UP'] as const)(
    'offers another code after %s',
    async (code) => {
      harness
        .server()
        .reply(
          registerRequestPhoneCode,
          replies.data({ reference: 'WXYZ', expiresInSeconds: 300, resendInSeconds: 0 }),
        );
      const { store } = await openCode();
      harness.server().replyOnce(registerVerifyPhoneCode, replies.refuse(code));
      await typeCode('482915');
      expect(await screen.findByText(/กรุณาขอรหัสใหม่/)).toBeTruthy();
      await press('ส่งรหัสใหม่');
      await waitFor(() => expect(requests()).toHaveLength(2));
      await waitFor(() => expect(screen.queryByText(/กรุณาขอรหัสใหม่/)).toBeNull());
      await typeCode('482915');
      await waitFor(() => expect(store.getState().auth.status).toBe('loggedIn'));
    },
  );

  it('shows how long the next code must wait, and then allows it without a press', async () => {
    await fillForm();
    const held = createDeferred();
    const reply = replies.data({ reference: 'WXYZ', expiresInSeconds: 300, resendInSeconds: 60 });
    harness.server().reply(registerRequestPhoneCode, replies.after(held, reply));
    await press('ถัดไป');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true });
    try {
      held.resolve();
      const waiting = await screen.findByRole('button', { name: /ส่งรหัสใหม่ได้ใน \d+ วินาที/ });
      expect(waiting.hasAttribute('disabled')).toBe(true);
      await act(() => vi.advanceTimersByTimeAsync(61_000));
      expect(screen.getByRole('button', { name: 'ส่งรหัสใหม่' }).hasAttribute('disabled')).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  it('shows a failed message, and sends another one with a new id after another press', async () => {
    await fillForm();
    harness.server().replyOnce(registerRequestPhoneCode, replies.refuse('PHONE_CODE_NOT_SENT'));
    await press('ถัดไป');
    expect((await screen.findAllByText(/ส่งรหัสยืนยันไม่สำเร็จ/)).length).toBeGreaterThan(0);
    await press('ถัดไป');
    await codeField();
    const [failed, next] = requests();
    expect(idOf(next?.body)).not.toBe(idOf(failed?.body));
  });

  it('asks for another code if the verification is too old', async () => {
    await openCode();
    harness.server().replyOnce(registerMember, replies.refuse('PHONE_NOT_VERIFIED'));
    await typeCode('482915');
    expect((await screen.findAllByText('กรุณายืนยันเบอร์โทรศัพท์ด้วยรหัสใหม่')).length).toBeGreaterThan(0);
    await press('ย้อนกลับ');
    await screen.findByLabelText('เลขที่บัญชี');
    await press('ถัดไป');
    await codeField();
    expect(requests()).toHaveLength(2);
  });
});

function idOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'id' in body ? body.id : undefined;
}

it('creates random UUIDs of version 4', () => {
  const ids = Array.from({ length: 50 }, newRequestId);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
