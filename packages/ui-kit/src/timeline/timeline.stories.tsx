import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline } from './timeline.tsx';

const meta = {
  title: 'Components/Timeline',
  component: Timeline,
  args: {
    label: 'สถานะการถอน',
    stateLabels: { done: 'เสร็จแล้ว', current: 'กำลังดำเนินการ', waiting: 'รอ', failed: 'ไม่สำเร็จ' },
    steps: [
      { id: 'sent', state: 'done', title: 'ส่งคำขอแล้ว', time: '10:15 น.' },
      { id: 'check', state: 'current', title: 'ทีมงานกำลังตรวจสอบ', detail: 'ปกติใช้เวลาไม่เกิน 5 นาที' },
      { id: 'paid', state: 'waiting', title: 'โอนเข้าบัญชี' },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Underway: Story = {};
export const Done: Story = {
  args: {
    steps: [
      { id: 'sent', state: 'done', title: 'ส่งคำขอแล้ว', time: '10:15 น.' },
      { id: 'paid', state: 'done', title: 'เงินเข้าบัญชีแล้ว', time: '10:21 น.' },
    ],
  },
};
export const Failed: Story = {
  args: {
    steps: [
      { id: 'sent', state: 'done', title: 'ส่งคำขอแล้ว', time: '10:15 น.' },
      {
        id: 'refused',
        state: 'failed',
        title: 'โอนไม่สำเร็จ',
        detail: 'เครดิตคืนแล้ว กรุณาตรวจสอบเลขที่บัญชี',
        time: '10:21 น.',
      },
    ],
  },
};
