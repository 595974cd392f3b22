import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { OfflineIcon } from '../icons/interface-icons.ts';
import { Banner } from './banner.tsx';

const meta = {
  title: 'Components/Banner',
  component: Banner,
  args: { tone: 'info', children: 'มีเวอร์ชันใหม่แล้ว โหลดหน้าใหม่เพื่อใช้งาน' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = { args: { tone: 'info' } };
export const Warning: Story = {
  args: {
    tone: 'warning',
    icon: <OfflineIcon size={20} />,
    children: 'ไม่มีอินเทอร์เน็ต ระบบจะเชื่อมต่อให้เองเมื่อสัญญาณกลับมา',
  },
};
export const Danger: Story = { args: { tone: 'danger', children: 'ระบบขัดข้องชั่วคราว ทีมงานกำลังแก้ไข' } };
export const WithActionAndDismiss: Story = {
  args: {
    action: <Button size="sm">โหลดใหม่</Button>,
    dismiss: { label: 'ปิด', onDismiss: () => undefined },
  },
};
