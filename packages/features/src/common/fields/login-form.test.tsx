import { login as loginOperation } from '@chada/contract/session';
import { createDeferred, replies } from '@chada/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { siteHarness } from '../../../test/site-harness.tsx';
import { LoginForm } from './login-form.tsx';

const harness = siteHarness();

function open() {
  const site = harness.render(<LoginForm place="login" />, { store: harness.createStore() });
  return {
    ...site,
    username: screen.getByLabelText<HTMLInputElement>('ชื่อผู้ใช้'),
    password: screen.getByLabelText<HTMLInputElement>('รหัสผ่าน'),
    press: () => userEvent.click(screen.getByRole('button', { name: 'เข้าสู่ระบบ' })),
  };
}

describe('[PU-02] the sign-in form', () => {
  it('shows the server’s message on a refusal, keeps the typed values and selects the password', async () => {
    const { username, password, press } = open();
    harness.server().reply(loginOperation, replies.refuse('CREDENTIALS_WRONG'));
    await userEvent.type(username, 'somsri88');
    await userEvent.type(password, 'ผิดแน่นอน');
    await press();
    expect((await screen.findByText('ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง')).closest('[role=alert]')).not.toBeNull();
    expect(username.value).toBe('somsri88');
    expect(password.value).toBe('ผิดแน่นอน');
    await waitFor(() => expect(document.activeElement).toBe(password));
    expect(password.selectionEnd).toBe(password.value.length);
  });

  it('[ER-08] shows in Thai what to do if no response arrives', async () => {
    const { username, password, press } = open();
    harness.server().reply(loginOperation, replies.drop());
    await userEvent.type(username, 'somsri88');
    await userEvent.type(password, 'แมวน้อยกินปลาทู9');
    await press();
    expect((await screen.findAllByText(/ตรวจสอบอินเทอร์เน็ต/)).length).toBeGreaterThan(0);
    expect(username.value).toBe('somsri88');
  });

  it('reports missing fields and focuses the first one, without a request', async () => {
    const { password, press } = open();
    await userEvent.type(password, 'แมวน้อยกินปลาทู9');
    await press();
    expect(screen.getByText('กรุณากรอกชื่อผู้ใช้')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('ชื่อผู้ใช้')));
    expect(harness.server().requests(loginOperation)).toEqual([]);
  });

  it('sends one request after repeated presses', async () => {
    const { username, password } = open();
    const pendingReply = createDeferred();
    harness.server().reply(loginOperation, replies.after(pendingReply));
    await userEvent.type(username, 'somsri88');
    await userEvent.type(password, 'แมวน้อยกินปลาทู9{Enter}{Enter}{Enter}');
    await waitFor(() => expect(harness.server().requests(loginOperation)).toHaveLength(1));
    await act(async () => {
      pendingReply.resolve();
      await Promise.resolve();
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'เข้าสู่ระบบ' })).toBeTruthy());
    expect(harness.server().requests(loginOperation)).toHaveLength(1);
  });

  it('normalizes a username from a phone keyboard or the clipboard, and leaves a password unchanged', async () => {
    const { username, password, press } = open();
    await userEvent.type(username, ' Somsri88 ');
    await userEvent.type(password, ' แมว น้อย ');
    await press();
    await waitFor(() => expect(harness.server().requests(loginOperation)).toHaveLength(1));
    expect(harness.server().requests(loginOperation)[0]?.body).toEqual({
      username: 'somsri88',
      password: ' แมว น้อย ',
    });
  });

  it('supports password managers', () => {
    const { username, password } = open();
    expect(username.autocomplete).toBe('username');
    expect(password.autocomplete).toBe('current-password');
    expect(password.type).toBe('password');
  });
});
