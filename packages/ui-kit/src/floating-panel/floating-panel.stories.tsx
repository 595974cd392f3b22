import type { Meta, StoryObj } from '@storybook/react-vite';
import { FloatingPanel } from './floating-panel.tsx';

const meta = {
  title: 'Components/FloatingPanel',
  component: FloatingPanel,
  args: {
    open: true,
    onClose: () => undefined,
    title: 'แชทสดกับทีมงาน',
    closeLabel: 'ปิดแชท',
    children: <p>กำลังเชื่อมต่อกับทีมงาน</p>,
  },
  // The panel covers its page, so each example needs an iframe.
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
} satisfies Meta<typeof FloatingPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
