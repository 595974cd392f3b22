import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { SuccessArt } from '../illustrations/illustrations.tsx';
import { Dialog } from './dialog.tsx';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: () => undefined,
    title: 'เริ่มเล่นเกมนี้ไหม',
    description: 'เครดิตทั้งหมดจะย้ายไปที่ค่ายเกม และกลับมาเองเมื่อเลิกเล่น',
    actions: (
      <>
        <Button fullWidth>ยังก่อน</Button>
        <Button fullWidth variant="primary">
          เริ่มเล่น
        </Button>
      </>
    ),
  },
  // The dialog covers its page, so each example needs an iframe.
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const WithArt: Story = {
  args: { art: <SuccessArt width={120} />, title: 'ฝากเงินสำเร็จ', description: 'เครดิตเข้าแล้ว ฿500.00' },
};
export const WithCloseButton: Story = { args: { closeLabel: 'ปิด' } };
