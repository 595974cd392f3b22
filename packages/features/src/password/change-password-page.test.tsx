import { userChangePassword } from '@chada/contract';
import { createDeferred, type Reply, replies } from '@chada/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { siteHarness } from '../../test/site-harness.tsx';
import { ChangePasswordPage } from './index.ts';

const harness = siteHarness();
const oldField = () => screen.getByLabelText<HTMLInputElement>('รหัสผ่านปัจจุบัน');
const newField = () => screen.getByLabelText<HTMLInputElement>('รหัสผ่านใหม่');
const confirmField = () => screen.getByLabelText<HTMLInputElement>('ยืนยันรหัสผ่านใหม่');
const button = () => screen.getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' });
const sent = () => harness.server().requests(userChangePassword);

async function filled(
  input = { old: 'sandbox-demo-1234', fresh: 'ช้างใหญ่เดินช้า12', confirm: 'ช้างใหญ่เดินช้า12' },
) {
  const opened = harness.open(<ChangePasswordPage />);
  for (const [field, text] of [
    [oldField(), input.old],
    [newField(), input.fresh],
    [confirmField(), input.confirm],
  ] as const) {
    await opened.user.click(field);
    await opened.user.paste(text);
  }
  return opened;
}

describe('ChangePasswordPage', () => {
  it('[ME-11] changes the password and shows the number of other sessions that ended', async () => {
    harness.server().reply(userChangePassword, replies.data({ endedSessions: 2 }));
    const { user } = await filled();
    await user.click(button());
    const done = await screen.findByRole('heading', { name: 'เปลี่ยนรหัสผ่านเรียบร้อยแล้ว' });
    await waitFor(() => expect(document.activeElement).toBe(done));
    expect(screen.getByRole('status').textContent).toContain('ออกจากระบบบนอุปกรณ์อื่นแล้ว 2 เครื่อง');
    expect(sent()[0]?.body).toEqual({
      oldPassword: 'sandbox-demo-1234',
      newPassword: 'ช้างใหญ่เดินช้า12',
      confirmPassword: 'ช้างใหญ่เดินช้า12',
    });
    await user.click(screen.getByRole('button', { name: 'เปลี่ยนอีกครั้ง' }));
    expect(oldField().value).toBe('');
  });

  it('[ME-11] announces that other sessions will end, and says if the member had no other sessions', async () => {
    harness.server().reply(userChangePassword, replies.data({ endedSessions: 0 }));
    const { user } = await filled();
    expect(screen.getByText('เปลี่ยนแล้วอุปกรณ์อื่นจะออกจากระบบทั้งหมด')).toBeTruthy();
    await user.click(button());
    expect(await screen.findByText(/ไม่มีอุปกรณ์อื่นที่เข้าสู่ระบบอยู่/)).toBeTruthy();
  });

  it('[ME-11] [VA-01] sends no request with an invalid field, and focuses the first invalid field', async () => {
    const { user } = await filled({ old: 'sandbox-demo-1234', fresh: 'สั้นไป', confirm: 'ไม่ตรงกันเลย' });
    await user.click(button());
    await waitFor(() => expect(document.activeElement).toBe(newField()));
    expect(screen.getByText('รหัสผ่านต้องมี 8 ถึง 128 ตัวอักษร')).toBeTruthy();
    expect(screen.getByText('รหัสผ่านทั้งสองช่องไม่ตรงกัน')).toBeTruthy();
    expect(sent()).toHaveLength(0);
  });

  it('[ME-11] refuses a new password that equals the old password', async () => {
    const same = 'sandbox-demo-1234';
    const { user } = await filled({ old: same, fresh: same, confirm: same });
    await user.click(button());
    expect(screen.getByText('รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสเดิม')).toBeTruthy();
    expect(sent()).toHaveLength(0);
  });

  const refusals: readonly (readonly [string, Reply, () => HTMLInputElement, string])[] = [
    ['a wrong old password', replies.refuse('PASSWORD_WRONG'), oldField, 'รหัสผ่านเดิมไม่ถูกต้อง'],
    ['a common password', replies.refuse('PASSWORD_COMMON'), newField, 'รหัสผ่านนี้เดาง่ายเกินไป กรุณาตั้งรหัสที่ยากขึ้น'],
    ['the same password', replies.refuse('PASSWORD_SAME'), newField, 'รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสผ่านเดิม'],
    [
      'a field that the server names',
      replies.refuse('VALIDATION_FAILED', { fields: [{ path: 'body.newPassword', rule: 'password' }] }),
      newField,
      'กรุณาตรวจสอบข้อมูลที่กรอกอีกครั้ง',
    ],
  ];
  it.each(refusals)(
    '[ME-11] shows %s at its field and keeps the typed values',
    async (_what, reply, field, text) => {
      harness.server().reply(userChangePassword, reply);
      const { user } = await filled();
      await user.click(button());
      await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
      expect(document.activeElement).toBe(field());
      expect(screen.getByText(text)).toBeTruthy();
      expect(oldField().value).toBe('sandbox-demo-1234');
      expect(confirmField().value).toBe('ช้างใหญ่เดินช้า12');
    },
  );

  it('[ME-11] shows other errors above the button and moves the focus to the error', async () => {
    harness.server().reply(userChangePassword, replies.refuse('RATE_LIMITED', {}, { 'retry-after': '240' }));
    const { user } = await filled();
    await user.click(button());
    await screen.findByText('เปลี่ยนรหัสผ่านไม่สำเร็จ');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
    expect(screen.getByText(/กรุณารออีก 4 นาทีแล้วลองใหม่อีกครั้ง/)).toBeTruthy();
    expect(newField().value).toBe('ช้างใหญ่เดินช้า12');
  });

  it('[ME-11] warns after a lost response that the old password may no longer be valid', async () => {
    harness.server().replyOnce(userChangePassword, replies.drop());
    harness.server().replyOnce(userChangePassword, replies.refuse('PASSWORD_WRONG'));
    const { user } = await filled();
    await user.click(button());
    await screen.findByText('ยังไม่ทราบผลการเปลี่ยนรหัสผ่าน');
    await user.click(button());
    expect(await screen.findByText(/รหัสผ่านอาจเปลี่ยนไปแล้วในครั้งก่อน/)).toBeTruthy();
  });

  it('[ME-11] sends one request after a double press', async () => {
    const pendingReply = createDeferred<Reply>();
    harness.server().reply(userChangePassword, () => pendingReply.promise);
    const { user } = await filled();
    await user.dblClick(button());
    pendingReply.resolve(replies.data({ endedSessions: 1 }));
    await screen.findByRole('heading', { name: 'เปลี่ยนรหัสผ่านเรียบร้อยแล้ว' });
    expect(sent()).toHaveLength(1);
  });
});
