import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../button/button.tsx';
import { HomeIcon } from '../icons/member-icons.ts';
import { BallIcon, ContactIcon, GiftIcon } from '../icons/public-icons.ts';
import { PublicHeader } from './public-header.tsx';

const meta = {
  title: 'Components/PublicHeader',
  component: PublicHeader,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 240 } } },
  args: {
    logo: <strong>ชฎา</strong>,
    logoLink: { label: 'ชฎา หน้าหลัก', href: '#home' },
    menuLabel: 'เมนู',
    openLabel: 'เปิดเมนู',
    closeLabel: 'ปิดเมนู',
    entries: [
      { id: 'home', label: 'หน้าหลัก', icon: <HomeIcon size={20} />, href: '#home', current: true },
      { id: 'promotion', label: 'โปรโมชั่น', icon: <GiftIcon size={20} />, href: '#promotion' },
      { id: 'score', label: 'ผลบอล', icon: <BallIcon size={20} />, disabled: true, disabledHint: 'เร็ว ๆ นี้' },
      { id: 'contact', label: 'ติดต่อเรา', icon: <ContactIcon size={20} />, href: '#contact' },
    ],
    actions: (
      <LinkButton href="#login" size="sm" variant="primary">
        เข้าสู่ระบบ
      </LinkButton>
    ),
  },
} satisfies Meta<typeof PublicHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const WhileRegistering: Story = {
  render: ({ logoLink: _noLink, actions: _noActions, ...args }) => <PublicHeader {...args} />,
};
