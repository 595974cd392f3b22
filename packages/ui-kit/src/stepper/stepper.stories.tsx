import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './stepper.tsx';

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  args: { steps: ['โอนเงิน', 'ส่งสลิป', 'รับเครดิต'], current: 0, label: 'ขั้นตอนการฝาก', doneLabel: 'เสร็จแล้ว' },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Second: Story = { args: { current: 1 } };
export const Last: Story = { args: { current: 2 } };
