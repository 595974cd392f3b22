import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './qr-code.tsx';

const meta = {
  title: 'Components/QrCode',
  component: QrCode,
  args: { value: 'https://www.example.com/aff/A7K2M9', label: 'สแกนเพื่อสมัครสมาชิก' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = {};
export const Payment: Story = {
  args: {
    value: '00020101021129370016A000000677010111011300668122233335802TH53037645406500.0063048B0A',
    label: 'สแกนเพื่อโอน ฿500.00 ด้วยพร้อมเพย์',
    caption: 'พร้อมเพย์ ฿500.00',
    size: 200,
  },
};
