import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: {
    ratio: 0.24,
    label: 'ไประดับทอง',
    valueText: '฿12,000 / ฿50,000',
    hint: 'ฝากอีก ฿38,000 ภายในเดือนนี้',
  },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Underway: Story = {};
export const Nothing: Story = { args: { ratio: 0, valueText: '฿0 / ฿50,000' } };
export const Complete: Story = {
  args: { ratio: 1, tone: 'positive', valueText: '฿50,000 / ฿50,000', hint: 'ครบแล้ว ระดับใหม่จะเริ่มเที่ยงคืนนี้' },
};
export const HiddenLabel: Story = { args: { hideLabel: true } };
