import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from './copy-button.tsx';

const meta = {
  title: 'Components/CopyButton',
  component: CopyButton,
  args: {
    value: 'https://www.example.com/aff/A7K2M9',
    label: 'คัดลอกลิงก์',
    copiedLabel: 'คัดลอกแล้ว',
    failedLabel: 'คัดลอกไม่ได้ กรุณาคัดลอกเอง',
  },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const FullWidth: Story = { args: { fullWidth: true, variant: 'primary', size: 'md' } };
