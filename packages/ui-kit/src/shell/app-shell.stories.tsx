import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from '../banner/banner.tsx';
import { Card } from '../card/card.tsx';
import { FloatingButton, FloatingCorner, FloatingLink } from '../floating-corner/floating-corner.tsx';
import { MediaIcon } from '../icons/game-icons.ts';
import { DepositIcon, HomeIcon } from '../icons/member-icons.ts';
import { ChatIcon, ContactIcon, GamesIcon } from '../icons/public-icons.ts';
import { PageHeader } from '../page-header/page-header.tsx';
import { AppHeader, CreditButton } from './app-header.tsx';
import { AppShell, PageBackground } from './app-shell.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { HeaderLogo } from './header-logo.tsx';

const header = (
  <AppHeader
    logo={<strong>ชฎา</strong>}
    logoLink={{ label: 'ชฎา หน้าหลัก', href: '#home' }}
    name="สมศรี ใจดี"
    username="somsri88"
    credit={{
      label: 'เครดิตของคุณ',
      amount: '฿1,250.50',
      refreshLabel: 'แตะเพื่อดูยอดล่าสุด',
      onRefresh: () => undefined,
    }}
    logout={{ label: 'ออกจากระบบ', onLogout: () => undefined }}
  />
);
const bottomBar = (
  <BottomBar
    label="เมนูหลัก"
    items={[
      { id: 'home', label: 'หน้าหลัก', icon: <HomeIcon />, href: '#home', current: true },
      { id: 'deposit', label: 'ฝากเงิน', icon: <DepositIcon />, href: '#deposit' },
      { id: 'games', label: 'เกมทั้งหมด', icon: <GamesIcon />, href: '#games', raised: true },
      { id: 'media', label: 'กิจกรรม', icon: <MediaIcon />, href: '#media' },
      { id: 'contact', label: 'ติดต่อเรา', icon: <ContactIcon />, href: '#contact' },
    ]}
  />
);

const meta = {
  title: 'Components/AppShell',
  component: AppShell,
  subcomponents: {
    AppHeader,
    HeaderLogo,
    CreditButton,
    PageBackground,
    BottomBar,
    Footer,
    FloatingCorner,
    FloatingLink,
    FloatingButton,
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    skipLabel: 'ข้ามไปเนื้อหา',
    header,
    bottomBar,
    background: <PageBackground sources={[]} />,
    footer: <Footer copyright="© 2026 ชฎา สงวนลิขสิทธิ์">สำหรับผู้มีอายุ 20 ปีขึ้นไป</Footer>,
    children: (
      <>
        <PageHeader title="หน้าหลัก" />
        <Card>เครดิตคงเหลือ ฿1,250.50</Card>
      </>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {};
export const WithBannerAndChat: Story = {
  args: {
    banners: <Banner tone="warning">ไม่มีอินเทอร์เน็ต ข้อมูลที่เห็นอาจไม่ใช่ล่าสุด</Banner>,
    floating: (
      <FloatingCorner label="คุยกับทีมงาน">
        <FloatingButton label="แชทสด" icon={<ContactIcon />} />
      </FloatingCorner>
    ),
  },
};
export const WithMessagingLink: Story = {
  args: {
    floating: (
      <FloatingCorner label="คุยกับทีมงาน">
        <FloatingLink label="ทักทีมงานทาง LINE" icon={<ChatIcon />} href="#chat" />
      </FloatingCorner>
    ),
  },
};
export const Narrow: Story = { args: { width: 'narrow' } };
/** A brand selects the bottom bar with `layout.bar`. */
export const FlatBar: Story = { args: { layout: 'bar-flat' } };
export const PillBar: Story = { args: { layout: 'bar-pill' } };
