import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'ยืนยันการถอนเงิน',
    description: 'ถอน ฿500.00 เข้าบัญชีกสิกรไทยที่ลงท้าย 7890',
    confirmLabel: 'ยืนยัน',
    cancelLabel: 'ยกเลิก',
    onConfirm: () => undefined,
    onCancel: () => undefined,
    timeoutMs: null,
  },
  // The dialog covers its page, so each example needs an iframe.
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithTimer: Story = { args: { timeoutMs: 60_000 } };
export const Question: Story = {};
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'ออกจากระบบ',
    description: 'ต้องการออกจากระบบใช่ไหม',
    confirmLabel: 'ออกจากระบบ',
  },
};
export const Busy: Story = { args: { busy: true } };
