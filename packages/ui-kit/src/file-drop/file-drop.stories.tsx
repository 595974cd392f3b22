import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileDrop } from './file-drop.tsx';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="420"><rect width="300" height="420" fill="#e8f5ee"/><circle cx="150" cy="110" r="40" fill="#2e9e6b"/><rect x="60" y="190" width="180" height="20" fill="#99a"/><rect x="60" y="230" width="120" height="20" fill="#bbc"/></svg>';

const meta = {
  title: 'Components/FileDrop',
  component: FileDrop,
  args: {
    file: null,
    onFile: () => undefined,
    onRefuse: () => undefined,
    onRemove: () => undefined,
    label: 'แตะเพื่อเลือกรูปสลิป',
    hint: 'วางหรือลากรูปมาได้ JPG หรือ PNG ไม่เกิน 5 MB',
    removeLabel: 'ลบรูป',
    changeLabel: 'เปลี่ยนรูป',
    previewAlt: 'สลิปที่เลือก',
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { file: new File([drawing], 'slip-20-11.svg', { type: 'image/svg+xml' }) },
};
export const WithError: Story = { args: { error: 'ไฟล์ใหญ่เกิน 5 MB กรุณาเลือกรูปใหม่' } };
export const Disabled: Story = { args: { disabled: true } };
