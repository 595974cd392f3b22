import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { Button } from '../button/button.tsx';
import { Inline } from '../layout/layout.tsx';
import { dismissNotifications, notify, Toaster } from './toaster.tsx';

const meta = {
  title: 'Components/Toaster',
  component: Toaster,
  args: { label: 'การแจ้งเตือน' },
  parameters: { docs: { story: { inline: false, iframeHeight: 260 } } },
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

function Tones({ label }: { label: string }) {
  useEffect(() => {
    notify('ฝากเงินสำเร็จ ฿500.00', { tone: 'success', id: 'success' });
    notify('เชื่อมต่อไม่ได้ กรุณาลองใหม่', { tone: 'error', id: 'error' });
    notify('คัดลอกแล้ว', { id: 'info' });
    return dismissNotifications;
  }, []);
  return (
    <>
      <Inline>
        <Button onClick={() => notify('เครดิตอัปเดตแล้ว', { tone: 'success' })}>แสดงอีกครั้ง</Button>
      </Inline>
      <Toaster label={label} />
    </>
  );
}

export const EveryTone: Story = { render: ({ label }) => <Tones label={label} /> };
