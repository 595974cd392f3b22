import { createRef, type ReactElement } from 'react';
import * as kit from '../src/index.ts';

const none = (): void => undefined;
const link = { href: '/somewhere' };
const states = { done: 'เสร็จแล้ว', current: 'กำลังทำ', waiting: 'รอ', failed: 'ไม่สำเร็จ' };
const art = <kit.GameArt subject="dragon" />;
const webpPicture = (
  <kit.WebpPicture src="/a.png">
    <img src="/a.png" alt="โลโก้" />
  </kit.WebpPicture>
);

const buddhist = (day: string): string => {
  const [year = '', ...rest] = day.split('-');
  return [...rest.map(Number).reverse(), Number(year) + 543].join('/');
};
export const calendarTexts: kit.DateFieldTexts = {
  weekdays: ['อา', 'จ', 'อ', 'พ', 'พฤ', 'ศ', 'ส'].map((short) => ({ short, long: `วัน${short}` })),
  month: buddhist,
  day: (day) => `วัน ${buddhist(day)}`,
  formatDay: buddhist,
  previousMonth: 'เดือนก่อน',
  nextMonth: 'เดือนถัดไป',
  chooseMonth: 'เลือกเดือน',
  close: 'ปิด',
};

/** Examples of the components. The axe test and the server test render these examples. */
export const gallery: Record<string, ReactElement> = {
  AccountCard: (
    <kit.AccountCard bankName="กสิกรไทย" accountNumber="123-4-56789-0" holderName="สมชาย" label="โอนเข้าบัญชี" />
  ),
  Amount: <kit.Amount value="฿1.00" direction="in" />,
  AmountField: (
    <kit.AmountField
      label="จำนวนเงิน"
      value="100"
      onValueChange={none}
      chips={[{ label: '฿100', value: '100' }]}
      chipsLabel="เลือกจำนวน"
      hint="ขั้นต่ำ ฿1"
    />
  ),
  AppHeader: (
    <kit.AppHeader
      logo={<span>ดาวทอง</span>}
      logoLink={{ label: 'หน้าหลัก', ...link }}
      name="สมชาย"
      username="somchai"
      tier={<kit.TierBadge tier="gold" />}
      credit={{ label: 'เครดิต', amount: '฿1.00', refreshLabel: 'แตะเพื่ออัปเดต', onRefresh: none }}
      logout={{ label: 'ออกจากระบบ', onLogout: none }}
    />
  ),
  AppShell: (
    <kit.AppShell skipLabel="ข้ามไปเนื้อหา">
      <p>เนื้อหา</p>
    </kit.AppShell>
  ),
  Badge: <kit.Badge tone="accent">ใหม่</kit.Badge>,
  Banner: (
    <kit.Banner tone="warning" dismiss={{ label: 'ปิด', onDismiss: none }}>
      ไม่มีอินเทอร์เน็ต
    </kit.Banner>
  ),
  BottomBar: (
    <kit.BottomBar
      label="เมนูหลัก"
      items={[{ id: 'home', label: 'หน้าหลัก', icon: <kit.HomeIcon />, current: true, ...link }]}
    />
  ),
  Button: (
    <kit.Button variant="primary" loading icon={<kit.RefreshIcon />}>
      ส่ง
    </kit.Button>
  ),
  Card: <kit.Card tone="accent">การ์ด</kit.Card>,
  CategoryGrid: (
    <kit.CategoryGrid label="หมวด">
      {[<kit.CategoryTile key="a" title="สล็อต" icon={<kit.SlotsIcon />} art={art} {...link} />]}
    </kit.CategoryGrid>
  ),
  PictureGrid: (
    <kit.PictureGrid label="กิจกรรม">
      {[<kit.CategoryTile key="a" title="สล็อต" icon={<kit.SlotsIcon />} art={art} {...link} />]}
    </kit.PictureGrid>
  ),
  CategoryTile: <kit.CategoryTile title="สล็อต" icon={<kit.SlotsIcon />} current {...link} />,
  CheckboxField: <kit.CheckboxField label="ยอมรับ" error="ต้องยอมรับก่อน" hint="อ่านเงื่อนไข" />,
  Columns: <kit.Columns main={<p>ซ้าย</p>} aside={<p>ขวา</p>} />,
  CopyButton: <kit.CopyButton value="1" label="คัดลอก" copiedLabel="คัดลอกแล้ว" failedLabel="คัดลอกไม่ได้" />,
  CreditButton: (
    <kit.CreditButton
      label="เครดิต"
      amount={undefined}
      refreshLabel="แตะเพื่ออัปเดต"
      refreshing
      onRefresh={none}
    />
  ),
  DateField: (
    <kit.DateField
      label="ถึงวันที่"
      value="2026-11-20"
      min="2026-01-01"
      max="2026-11-20"
      onChange={none}
      texts={calendarTexts}
      error="วันที่นี้ยังมาไม่ถึง"
    />
  ),
  DataTable: (
    <kit.DataTable
      caption="ได้เสีย"
      columns={[
        { id: 'day', header: 'วันที่', cell: (row) => row.day, rowHeader: true },
        { id: 'net', header: 'สุทธิ', cell: (row) => row.net, align: 'end' },
      ]}
      rows={[{ day: '20 พ.ย. 2569', net: '+฿1.00' }]}
      rowKey={(row) => row.day}
    />
  ),
  DayGroup: (
    <kit.DayGroup title="วันนี้" summary="+฿1.00">
      <kit.TransactionRow title="ฝากเงิน" amount="฿1.00" direction="in" />
    </kit.DayGroup>
  ),
  EmptyState: (
    <kit.EmptyState
      illustration={<kit.EmptyListArt />}
      title="ยังไม่มีรายการ"
      action={<kit.Button>ฝาก</kit.Button>}
    >
      รายการจะแสดงที่นี่
    </kit.EmptyState>
  ),
  ErrorState: (
    <kit.ErrorState
      title="โหลดไม่สำเร็จ"
      retry={{ label: 'ลองอีกครั้ง', onRetry: none }}
      requestId={{ label: 'รหัสอ้างอิง', value: 'req_1' }}
    />
  ),
  FileDrop: (
    <kit.FileDrop
      file={null}
      onFile={none}
      onRefuse={none}
      onRemove={none}
      label="เลือกรูปสลิป"
      hint="ไม่เกิน 5 MB"
      changeLabel="เปลี่ยน"
      removeLabel="ลบ"
      previewAlt="สลิป"
      error="ไฟล์ใหญ่เกินไป"
    />
  ),
  FloatingCorner: (
    <kit.FloatingCorner label="ติดต่อเรา">
      <kit.FloatingButton label="แชทสด" icon={<kit.ContactIcon />} />
    </kit.FloatingCorner>
  ),
  FloatingButton: <kit.FloatingButton label="แชทสด" icon={<kit.ContactIcon />} />,
  FloatingLink: <kit.FloatingLink label="แชต" icon={<kit.ChatIcon />} {...link} />,
  Footer: <kit.Footer copyright="© 2024">อายุ 20 ปีขึ้นไป</kit.Footer>,
  FormError: <kit.FormError title="ตรวจสอบข้อมูล" errors={[{ message: 'กรอกชื่อผู้ใช้', fieldId: 'username' }]} />,
  GameArt: art,
  ObjectArt: <kit.ObjectArt object="fan" />,
  GameGrid: (
    <kit.GameGrid label="เกม">
      {[<kit.GameTile key="a" title="เซเว่น" art={art} onOpen={none} />]}
    </kit.GameGrid>
  ),
  GameTile: (
    <kit.GameTile
      title="เซเว่น"
      detail="JK"
      art={art}
      badge={<kit.Badge>ฮิต</kit.Badge>}
      loading
      onOpen={none}
    />
  ),
  HeaderLogo: <kit.HeaderLogo logo={<span>ดาวทอง</span>} link={undefined} />,
  IconButton: <kit.IconButton label="ค้นหา" icon={<kit.SearchIcon />} />,
  Inline: (
    <kit.Inline align="spread" equal>
      <kit.Button>ก</kit.Button>
    </kit.Inline>
  ),
  LinkButton: <kit.LinkButton {...link}>ไป</kit.LinkButton>,
  ListRow: <kit.ListRow title="ประวัติ" detail="ทั้งหมด" icon={<kit.HistoryIcon />} end="3" {...link} />,
  PageBackground: <kit.PageBackground sources={['/background.jpg']} />,
  PageHeader: <kit.PageHeader title="ฝากเงิน" description="โอนแล้วส่งสลิป" back={{ label: 'กลับ', ...link }} />,
  ProgressBar: <kit.ProgressBar ratio={0.4} label="สู่ระดับทอง" valueText="฿1 จาก ฿2" hint="อีก ฿1" />,
  PublicHeader: (
    <kit.PublicHeader
      logo={<span>ดาวทอง</span>}
      entries={[
        { id: 'casino', label: 'คาสิโน', disabled: true, disabledHint: 'เข้าสู่ระบบก่อน' },
        { id: 'contact', label: 'ติดต่อเรา', ...link },
      ]}
      menuLabel="เมนู"
      openLabel="เปิดเมนู"
      closeLabel="ปิดเมนู"
    />
  ),
  ModalSuspension: (
    <kit.ModalSuspension value={false}>
      <p>เนื้อหา</p>
    </kit.ModalSuspension>
  ),
  QrCanvas: <kit.QrCanvas value="https://line.me/ti/p/~daothong" size={150} ref={createRef()} />,
  QrCode: <kit.QrCode value="https://line.me/ti/p/~daothong" label="สแกนเพื่อเพิ่มเพื่อน" caption="@daothong" />,
  RemoteImage: <kit.RemoteImage sources={['/a.png']} alt="โลโก้" width={4} height={1} />,
  RowList: (
    <kit.RowList label="รายการ">
      <kit.ListRow title="หนึ่ง" />
    </kit.RowList>
  ),
  ScrollRow: <kit.ScrollRow label="หมวด">{[<p key="a">หนึ่ง</p>]}</kit.ScrollRow>,
  Section: (
    <kit.Section title="ล่าสุด" action={<a href="/all">ทั้งหมด</a>}>
      <p>เนื้อหา</p>
    </kit.Section>
  ),
  SelectField: (
    <kit.SelectField
      label="ธนาคาร"
      placeholder="เลือกธนาคาร"
      defaultValue=""
      options={[{ value: '004', label: 'กสิกรไทย' }]}
      error="เลือกธนาคาร"
    />
  ),
  Skeleton: <kit.Skeleton shape="row" />,
  SkeletonGroup: <kit.SkeletonGroup label="กำลังโหลด" shape="tile" />,
  Stack: (
    <kit.Stack space={2}>
      <p>หนึ่ง</p>
    </kit.Stack>
  ),
  StatusPill: <kit.StatusPill tone="positive">สำเร็จ</kit.StatusPill>,
  Stepper: <kit.Stepper steps={['บัญชี', 'ธนาคาร']} current={1} label="ขั้นตอน" doneLabel="เสร็จแล้ว" />,
  Tabs: (
    <kit.Tabs
      label="ประวัติ"
      tabs={[
        { id: 'mine', label: 'ของฉัน', content: <p>ของฉัน</p> },
        { id: 'all', label: 'ทั้งหมด', content: <p>ทั้งหมด</p> },
      ]}
    />
  ),
  TextField: (
    <kit.TextField
      label="รหัสผ่าน"
      hint="8 ตัวขึ้นไป"
      error="สั้นเกินไป"
      prefix={<kit.LockIcon />}
      revealLabels={{ show: 'แสดง', hide: 'ซ่อน' }}
      status={{ state: 'bad', text: 'ใช้ไม่ได้' }}
    />
  ),
  TierBadge: <kit.TierBadge tier="diamond" label="ไดมอนด์" locked />,
  Timeline: (
    <kit.Timeline
      stateLabels={states}
      steps={[
        { id: 'sent', state: 'done', title: 'ส่งแล้ว', time: '14:32 น.' },
        { id: 'check', state: 'current', title: 'กำลังตรวจสอบ', detail: 'ไม่เกิน 30 วินาที' },
        { id: 'credit', state: 'failed', title: 'เครดิตเข้า' },
      ]}
    />
  ),
  TransactionRow: (
    <kit.TransactionRow
      title="ถอนเงิน"
      detail="09:10 น."
      amount="฿500.00"
      direction="out"
      status={<kit.StatusPill tone="warning">รอ</kit.StatusPill>}
    />
  ),
  WebpPicture: webpPicture,
  WebpPictures: <kit.WebpPictures value={new Map([['/a.png', '/a.webp']])}>{webpPicture}</kit.WebpPictures>,
};

export const overlays = ['ConfirmDialog', 'Dialog', 'Drawer', 'FloatingPanel', 'NoticeDialog', 'Toaster'];
