import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from './select-field.tsx';

const meta = {
  title: 'Components/SelectField',
  component: SelectField,
  args: {
    label: 'ธนาคาร',
    placeholder: 'เลือกธนาคาร',
    options: [
      { value: 'KBANK', label: 'กสิกรไทย' },
      { value: 'SCB', label: 'ไทยพาณิชย์' },
      { value: 'TMN', label: 'ทรูมันนี่ (ปิดปรับปรุง)', disabled: true },
    ],
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { defaultValue: '' } };
export const Chosen: Story = { args: { defaultValue: 'KBANK' } };
export const WithError: Story = { args: { defaultValue: '', error: 'กรุณาเลือกธนาคาร' } };
export const Disabled: Story = { args: { defaultValue: 'KBANK', disabled: true } };
