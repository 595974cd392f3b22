import type { Meta, StoryObj } from '@storybook/react-vite';
import { GiftIcon, UserIcon } from '../icons/public-icons.ts';
import { StatusPill } from '../status-pill/status-pill.tsx';
import { ListRow } from './list-row.tsx';
import { DayGroup, RowList, TransactionRow } from './transaction-row.tsx';

const meta = {
  title: 'Components/ListRow',
  component: ListRow,
  subcomponents: { RowList, TransactionRow, DayGroup },
  args: { title: 'ข้อมูลบัญชี', detail: 'ชื่อ เบอร์โทร ธนาคาร', icon: <UserIcon size={20} /> },
  decorators: [
    (Story) => (
      <RowList label="รายการ">
        <Story />
      </RowList>
    ),
  ],
} satisfies Meta<typeof ListRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Link: Story = { args: { href: '#account' } };
export const Button: Story = {
  args: { onClick: () => undefined, title: 'รับของรางวัล', icon: <GiftIcon size={20} /> },
};
export const WithValue: Story = { args: { end: <StatusPill tone="positive">ยืนยันแล้ว</StatusPill> } };
export const LongTransactions: Story = {
  decorators: [
    (_Story) => (
      <DayGroup title="วันนี้ 20 พ.ย. 2569">
        <TransactionRow
          key="refund"
          title="คืนยอดเสีย"
          detail="00:30 น."
          note="12% ของยอดเสีย ฿1,234,567,890.12 เมื่อ 20 พ.ย. 2569"
          amount="฿148,148,146.81"
          direction="in"
          status="คงเหลือ ฿1,234,567,890.12"
        />
        <TransactionRow
          key="rejected"
          title="ถอนเงินเข้าบัญชีธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร"
          detail="ชื่อบัญชีไม่ตรงกับที่ลงทะเบียนไว้ กรุณาติดต่อทีมงาน"
          amount="฿1,234,567,890.12"
          direction="none"
          status={<StatusPill tone="negative">ไม่อนุมัติ</StatusPill>}
        />
        <TransactionRow key="least" title="ปรับยอด" amount="฿0.01" direction="out" />
      </DayGroup>
    ),
  ],
};
export const Transactions: Story = {
  decorators: [
    (_Story) => (
      <DayGroup title="วันนี้ 20 พ.ย. 2569" summary="฿300.00">
        <TransactionRow
          key="in"
          title="ฝากเงิน"
          detail="10:16 น. กสิกรไทย"
          amount="฿500.00"
          direction="in"
          status={<StatusPill tone="positive">สำเร็จ</StatusPill>}
        />
        <TransactionRow
          key="out"
          title="ถอนเงิน"
          detail="11:02 น. กสิกรไทย ลงท้าย 7890"
          amount="฿200.00"
          direction="out"
          status={<StatusPill tone="warning">กำลังตรวจสอบ</StatusPill>}
        />
        <TransactionRow key="none" title="ปรับยอด" detail="12:40 น." amount="฿0.00" direction="none" />
      </DayGroup>
    ),
  ],
};
