import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { AmountField } from './amount-field.tsx';

const meta = {
  title: 'Components/AmountField',
  component: AmountField,
  args: {
    label: 'จำนวนเงินที่ต้องการถอน',
    value: '',
    onValueChange: () => undefined,
    hint: 'ถอนได้อีก ฿20,000.00 วันนี้',
    chipsLabel: 'จำนวนเงินด่วน',
    chips: [
      { label: '฿100', value: '100' },
      { label: '฿500', value: '500' },
      { label: '฿1,000', value: '1000' },
      { label: 'ทั้งหมด', value: '1250.50' },
    ],
  },
} satisfies Meta<typeof AmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: function Live(args) {
    const [value, setValue] = useState(args.value);
    return <AmountField {...args} value={value} onValueChange={setValue} />;
  },
};
export const Filled: Story = { args: { value: '500' } };
export const WithError: Story = { args: { value: '20', error: 'ถอนขั้นต่ำ ฿100.00' } };
export const Disabled: Story = { args: { value: '500', disabled: true } };
