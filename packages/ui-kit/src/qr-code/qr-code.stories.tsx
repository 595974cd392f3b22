import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { QrCanvas, QrCode, type QrCodeProps } from './qr-code.tsx';

const meta = {
  title: 'Components/QrCode',
  component: QrCode,
  subcomponents: { QrCanvas },
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

function PictureOfCanvas({ value, label, size = 150 }: QrCodeProps): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [address, setAddress] = useState<string>();
  useEffect(() => setAddress(canvas.current?.toDataURL()), [value, size]);
  return (
    <>
      <QrCanvas ref={canvas} value={value} size={size} />
      {address !== undefined && <img src={address} alt={label} width={size} height={size} />}
    </>
  );
}
export const Picture: Story = { render: (args) => <PictureOfCanvas {...args} /> };
