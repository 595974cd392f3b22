import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Components/PageHeader',
  component: PageHeader,
  args: { title: 'ฝากเงิน', description: 'โอนแล้วส่งสลิป เครดิตเข้าอัตโนมัติ' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithBack: Story = { args: { back: { label: 'กลับหน้าหลัก', href: '#home' } } };
export const WithAction: Story = {
  args: { back: { label: 'กลับหน้าหลัก', href: '#home' }, action: <Button size="sm">ประวัติ</Button> },
};
