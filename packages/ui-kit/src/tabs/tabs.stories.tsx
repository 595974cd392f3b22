import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'ประวัติ',
    tabs: [
      { id: 'deposit', label: 'ฝาก', content: <Card>รายการฝาก</Card> },
      { id: 'withdraw', label: 'ถอน', content: <Card>รายการถอน</Card> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const SecondOpen: Story = { args: { selectedId: 'withdraw', onSelect: () => undefined } };
export const Many: Story = {
  args: {
    tabs: ['ทั้งหมด', 'ฝาก', 'ถอน', 'โบนัส', 'คืนยอดเสีย'].map((label) => ({
      id: label,
      label,
      content: <Card>รายการ{label}</Card>,
    })),
  },
};
