import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhoneIcon } from '../icons/member-icons.ts';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'เบอร์โทรศัพท์', hint: 'ใช้รับข่าวสารและยืนยันตัวตน' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '0812223333', prefix: <PhoneIcon size={20} /> } };
export const WithError: Story = { args: { defaultValue: '0812', error: 'กรุณากรอกให้ครบ 10 หลัก' } };
export const Optional: Story = { args: { label: 'รหัสผู้แนะนำ', optionalLabel: '(ไม่บังคับ)' } };
export const Password: Story = {
  args: {
    label: 'รหัสผ่าน',
    type: 'password',
    defaultValue: 'sandbox-demo',
    hint: null,
    revealLabels: { show: 'แสดงรหัสผ่าน', hide: 'ซ่อนรหัสผ่าน' },
  },
};
export const Checking: Story = {
  args: { defaultValue: '0812223333', status: { state: 'checking', text: 'กำลังตรวจสอบ' } },
};
export const Available: Story = {
  args: { defaultValue: '0812223333', status: { state: 'good', text: 'ใช้เบอร์นี้ได้' } },
};
export const Taken: Story = {
  args: { defaultValue: '0812223333', status: { state: 'bad', text: 'เบอร์นี้สมัครแล้ว' } },
};
export const Disabled: Story = { args: { defaultValue: '0812223333', disabled: true } };
