import type { Meta, StoryObj } from '@storybook/react-vite';
import { SuccessArt } from '../illustrations/illustrations.tsx';
import { NoticeDialog } from './confirm-dialog.tsx';

const meta = {
  title: 'Components/NoticeDialog',
  component: NoticeDialog,
  args: {
    open: true,
    title: 'ออกจากระบบแล้ว',
    description: 'แล้วพบกันใหม่นะ',
    art: <SuccessArt width={120} />,
    onClose: () => undefined,
    timeoutMs: null,
  },
  // The dialog covers its page, so each example needs an iframe.
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof NoticeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
