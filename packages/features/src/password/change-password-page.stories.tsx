import type { ErrorCode } from '@chada/contract/error-codes';
import { inMaintenance, replies, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { press, seeRefusal, type } from '../../test/story-actions.ts';
import { ChangePasswordPage } from './change-password-page.tsx';

const path = '/auth/settings/change-password';

export default { title: 'Screens/Password', component: ChangePasswordPage } satisfies Meta<
  typeof ChangePasswordPage
>;

export const Filled = screenStory({ path });
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, replies: inMaintenance });

const refused = (code: ErrorCode) =>
  screenStory({ path, replies: { 'user.changePassword': replies.refuse(code) } }, async () => {
    await type('รหัสผ่านปัจจุบัน', 'sandbox-demo-1234');
    await type('รหัสผ่านใหม่', 'ช้างใหญ่เดินช้า12');
    await type('ยืนยันรหัสผ่านใหม่', 'ช้างใหญ่เดินช้า12');
    await press('เปลี่ยนรหัสผ่าน');
    await seeRefusal(code);
  });
export const RefusedPasswordWrong = refused('PASSWORD_WRONG');
export const RefusedPasswordSame = refused('PASSWORD_SAME');
export const RefusedPasswordCommon = refused('PASSWORD_COMMON');
export const Incomplete = screenStory({ path }, () => press('เปลี่ยนรหัสผ่าน'));
