import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { AccountCard } from './account-card.tsx';

const meta = {
  title: 'Components/AccountCard',
  component: AccountCard,
  args: { bankName: 'ธนาคารกสิกรไทย', accountNumber: '123-4-56789-0', holderName: 'สมศรี ใจดี' },
} satisfies Meta<typeof AccountCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const WithCopyButton: Story = {
  args: {
    label: 'โอนเข้าบัญชีนี้เท่านั้น',
    action: (
      <CopyButton
        value="1234567890"
        label="คัดลอกเลขที่บัญชี"
        copiedLabel="คัดลอกแล้ว"
        failedLabel="คัดลอกไม่ได้ กรุณาคัดลอกเอง"
      />
    ),
  },
};
export const LongNames: Story = {
  args: {
    bankName: 'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร',
    holderName: 'นางสาวกาญจนาภิเษก ศรีสุวรรณวัฒนากุลชัย',
  },
};
