import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { EmptyListArt, NoGamesArt } from '../illustrations/illustrations.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    illustration: <EmptyListArt />,
    title: 'ยังไม่มีรายการฝาก',
    children: 'รายการฝากเงินทั้งหมดจะอยู่ที่นี่',
    action: <Button variant="primary">ฝากเงิน</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {};
export const WithoutAction: Story = {
  args: {
    illustration: <NoGamesArt />,
    title: 'ไม่พบเกมที่ค้นหา',
    children: 'ลองใช้คำอื่น หรือดูเกมทั้งหมด',
    action: null,
  },
};
export const TextOnly: Story = { args: { illustration: null, action: null } };
