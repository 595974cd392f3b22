import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeIcon } from '../icons/member-icons.ts';
import { ContactIcon, GiftIcon } from '../icons/public-icons.ts';
import { ListRow } from '../list-row/list-row.tsx';
import { RowList } from '../list-row/transaction-row.tsx';
import { Drawer } from './drawer.tsx';

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  args: {
    open: true,
    onClose: () => undefined,
    title: 'เมนู',
    closeLabel: 'ปิดเมนู',
    children: (
      <RowList>
        <ListRow key="home" title="หน้าหลัก" icon={<HomeIcon size={20} />} href="#home" />
        <ListRow key="promotion" title="โปรโมชั่น" icon={<GiftIcon size={20} />} href="#promotion" />
        <ListRow key="contact" title="ติดต่อเรา" icon={<ContactIcon size={20} />} href="#contact" />
      </RowList>
    ),
  },
  // The drawer covers its page, so each example needs an iframe.
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Right: Story = {};
export const Left: Story = { args: { side: 'left' } };
