import type { ErrorCode } from '@chada/contract/error-codes';
import { inMaintenance, replies, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { press, seeRefusal, type } from '../../test/story-actions.ts';
import { LoginPage } from './login-page.tsx';

const path = '/login';

export default { title: 'Screens/Login', component: LoginPage } satisfies Meta<typeof LoginPage>;

export const Filled = screenStory({ path });
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, replies: inMaintenance });

const refused = (code: ErrorCode) =>
  screenStory({ path, replies: { 'session.login': replies.refuse(code) } }, async () => {
    await type('ชื่อผู้ใช้', 'somsri88');
    await type('รหัสผ่าน', 'แมวน้อยกินปลาทู9');
    await press('เข้าสู่ระบบ');
    await seeRefusal(code);
  });
export const RefusedCredentialsWrong = refused('CREDENTIALS_WRONG');
export const RefusedMemberSuspended = refused('MEMBER_SUSPENDED');
export const RefusedRateLimited = refused('RATE_LIMITED');
export const Incomplete = screenStory({ path }, () => press('เข้าสู่ระบบ'));
