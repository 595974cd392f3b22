import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfflineArt } from '../illustrations/illustrations.tsx';
import { ErrorState } from './error-state.tsx';

const onRetry = (): void => undefined;

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  args: {
    title: 'โหลดรายการไม่สำเร็จ',
    children: 'ระบบขัดข้องชั่วคราว กรุณาลองใหม่อีกครั้ง',
    retry: { label: 'ลองใหม่', onRetry },
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {};
export const Retrying: Story = { args: { retry: { label: 'ลองใหม่', onRetry, loading: true } } };
export const WithRequestId: Story = { args: { requestId: { label: 'รหัสอ้างอิง', value: 'K7QM2XR4TN' } } };
export const Offline: Story = {
  args: {
    illustration: <OfflineArt />,
    title: 'เชื่อมต่อไม่ได้',
    children: 'กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองใหม่อีกครั้ง',
  },
};
