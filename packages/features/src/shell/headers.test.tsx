import { settingGet } from '@chada/contract/setting';
import { login as loginOperation } from '@chada/contract/session';
import { userCredit } from '@chada/contract/user';
import { formatDate } from '@chada/messages';
import { loadSetting, login } from '@chada/stores';
import { aCredit, aMember, aSession, memoryStorage, replies } from '@chada/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sampleClient } from '../../test/sample-client.ts';
import { sampleProtection } from '../../test/sample-protection.ts';
import { siteHarness } from '../../test/site-harness.tsx';
import { ChatCorner } from './chat-corner.tsx';
import { LiveChatSlot } from './chat-slots.ts';
import { MemberHeader } from './member-header.tsx';
import { MemberNav } from './member-nav.tsx';
import { SiteFooter } from './site-footer.tsx';
import { VisitorHeader } from './visitor-header.tsx';

const harness = siteHarness();

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the member header', () => {
  it('[SH-01] shows name, username and credit, and refreshes the credit when it is pressed', async () => {
    const store = harness.createStore();
    const user = aMember();
    harness.server().replyOnce(loginOperation, replies.data(aSession({ user })));
    harness.server().reply(userCredit, replies.data(aCredit({ creditSatang: 100_050 })));
    await store.dispatch(login({ username: 'somsri88', password: 'แมวน้อยกินปลาทู9', from: 'login' }));
    harness.render(<MemberHeader />, { store });
    expect(screen.getByText(user.name)).toBeTruthy();
    expect(screen.getByText(user.user_pass.username)).toBeTruthy();
    await screen.findByText('฿1,000.50');
    harness.server().reply(userCredit, replies.data(aCredit({ creditSatang: 250_000 })));
    fireEvent.click(screen.getByRole('button', { name: /เครดิตของคุณ/ }));
    expect(await screen.findByText('฿2,500.00')).toBeTruthy();
    expect(hrefOf(/กลับหน้าหลัก/)).toBe('/auth/dashboard');
    expect(hrefOf(new RegExp(user.name))).toBe('/auth/account');
  });
});

describe('the credit of an earlier visit', () => {
  it('has its date even on the same day, because the clock of a device without a network can be wrong', async () => {
    harness.server().reply(userCredit, replies.data(aCredit({ creditSatang: 100_050 })));
    const { reload } = harness.open(<MemberHeader />);
    await screen.findByText('฿1,000.50');
    harness.server().reply(userCredit, replies.refuse('INTERNAL'));
    reload();
    const date = formatDate(Date.now()).replace(/\s/g, ' ');
    expect(await screen.findByText(`เครดิตเมื่อ ${date}`)).toBeTruthy();
  });
});

describe('the bottom bar', () => {
  it.each([
    ['withdraw', 'ถอนเงิน', '/auth/withdraw'],
    ['media', 'กิจกรรม', '/auth/media'],
  ])('[SH-02] has five links and %s as the fourth link', (fourth, label, href) => {
    const client = sampleClient({ bottomBar: { fourth } });
    harness.render(<MemberNav />, { store: harness.createStore(), at: '/auth/deposit/slip', client });
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/auth/dashboard',
      '/auth/deposit',
      '/auth/games/category?cat=sport',
      href,
      '/auth/contact',
    ]);
    expect(links[2]?.textContent).toBe('เกมทั้งหมด กีฬา');
    expect(links[3]?.textContent).toBe(label);
    expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([links[1]]);
  });
});

describe('[SH-02] [SH-03] the order of a brand', () => {
  const hrefs = (role: 'navigation' | 'dialog') =>
    within(screen.getByRole(role))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));

  it('is that of the bottom bar, with the games raised', () => {
    const bottomBar = ['dashboard', 'withdraw', 'games', 'history', 'contact'];
    const client = sampleClient({ layout: { bottomBar } });
    harness.render(<MemberNav />, { store: harness.createStore(), client });
    expect(hrefs('navigation')).toEqual([
      '/auth/dashboard',
      '/auth/withdraw',
      '/auth/games/category?cat=sport',
      '/auth/transaction/history',
      '/auth/contact',
    ]);
    const raised = document.querySelector('[data-raised="true"]');
    expect(raised?.textContent).toBe('เกมทั้งหมด กีฬา');
  });

  it('is that of the visitors menu', () => {
    const drawer = ['login', 'protection', 'contact', 'promotion'];
    const client = sampleClient({ layout: { drawer }, protection: sampleProtection });
    harness.render(<VisitorHeader />, { store: harness.createStore(), at: '/', client });
    fireEvent.click(screen.getByRole('button', { name: 'เปิดเมนู' }));
    expect(hrefs('dialog')).toEqual(['/login', '/protection', '/contact', '/promotion']);
  });

  it('hides responsible play only for a brand without it', () => {
    const client = sampleClient({ layout: { drawer: ['protection', 'login', 'contact'] } });
    harness.render(<VisitorHeader />, { store: harness.createStore(), at: '/', client });
    fireEvent.click(screen.getByRole('button', { name: 'เปิดเมนู' }));
    expect(hrefs('dialog')).toEqual(['/login', '/contact']);
  });
});

describe('the visitors header', () => {
  it('[SH-03] shows casino, slot and sport as disabled, with the reason, and opens contact', () => {
    harness.render(<VisitorHeader />, { store: harness.createStore(), at: '/' });
    for (const name of [/คาสิโน/, /สล็อต/, /กีฬา/]) {
      const entry = screen.getByRole('link', { name });
      expect(entry.getAttribute('aria-disabled')).toBe('true');
      expect(entry.textContent).toContain('สำหรับสมาชิก');
    }
    expect(hrefOf(/ติดต่อเรา/)).toBe('/contact');
  });

  it('[SH-03] has a menu with the same links', () => {
    harness.render(<VisitorHeader />, { store: harness.createStore(), at: '/' });
    fireEvent.click(screen.getByRole('button', { name: 'เปิดเมนู' }));
    const drawer = within(screen.getByRole('dialog'));
    expect(drawer.getByRole('link', { name: /ติดต่อเรา/ })).toBeTruthy();
    expect(drawer.getByRole('link', { name: 'โปรโมชัน' }).getAttribute('href')).toBe('/promotion');
    expect(drawer.queryByRole('link', { name: 'ผลบอลสด' })).toBeNull();
    expect(drawer.getByRole('link', { name: /เข้าสู่ระบบ$/ })).toBeTruthy();
  });

  it.each(['/register', '/regis/red/fb', '/regiss/red/fb', '/aff/A7K2M9'])(
    '[PU-07] has a logo without a link on %s',
    (at) => {
      harness.render(<VisitorHeader />, { store: harness.createStore(), at });
      expect(screen.queryByRole('link', { name: /กลับหน้าหลัก/ })).toBeNull();
    },
  );

  it.each(['/', '/login', '/registered'])('[PU-07] has a logo that links to the home page on %s', (at) => {
    harness.render(<VisitorHeader />, { store: harness.createStore(), at });
    expect(hrefOf(/กลับหน้าหลัก/)).toBe('/');
  });
});

describe('the chat button', () => {
  const lines = (line1: string | null) => ({ line: { line1: { id: line1 }, line2: { id: null } } });

  it('[SH-04] appears when the setting has a chat account and links to that account', async () => {
    const store = harness.createStore();
    harness.render(<ChatCorner />, { store });
    expect(screen.queryByRole('link')).toBeNull();
    harness.server().reply(settingGet, replies.data(lines('@sample')));
    await act(() => store.dispatch(loadSetting()));
    expect(hrefOf('ทักทีมงานทาง LINE')).toBe('https://line.me/R/ti/p/%40sample');
  });

  it('[SH-04] [CH-01] is one button: the live chat for members of a brand with one, otherwise the link', async () => {
    const liveChat = <button type="button">แชทสด</button>;
    const chat = { scriptUrl: 'https://chat.example/a.js' };
    const contact = { main: '@sample' };
    const shown = async (brand: object, { member = true } = {}) => {
      cleanup();
      const store = harness.createStore();
      harness.server().replyOnce(loginOperation, replies.data(aSession({ user: aMember() })));
      if (member)
        await store.dispatch(login({ username: 'somsri88', password: 'แมวน้อยกินปลาทู9', from: 'login' }));
      const corner = (
        <LiveChatSlot value={liveChat}>
          <ChatCorner />
        </LiveChatSlot>
      );
      harness.render(corner, { store, client: sampleClient({ ...brand }) });
      return [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map(
        ({ tagName }) => tagName,
      );
    };
    expect(await shown({ chat, contact })).toEqual(['BUTTON']);
    expect(await shown({ chat, contact }, { member: false })).toEqual(['A']);
    expect(await shown({ chat })).toEqual(['BUTTON']);
    expect(await shown({ contact })).toEqual(['A']);
    expect(await shown({})).toEqual([]);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('[SH-04] [CH-01] is the link if the code of the live chat fails to load', async () => {
    const Failing = (): never => {
      throw new Error('not loaded');
    };
    vi.spyOn(console, 'error').mockReturnValue();
    const store = harness.createStore();
    harness.server().replyOnce(loginOperation, replies.data(aSession({ user: aMember() })));
    await store.dispatch(login({ username: 'somsri88', password: 'แมวน้อยกินปลาทู9', from: 'login' }));
    const client = sampleClient({
      chat: { scriptUrl: 'https://chat.example/a.js' },
      contact: { main: '@sample' },
    });
    const corner = (
      <LiveChatSlot value={<Failing />}>
        <ChatCorner />
      </LiveChatSlot>
    );
    harness.render(corner, { store, client });
    expect(screen.getByRole('link')).toBeTruthy();
    vi.restoreAllMocks();
  });

  it.each([
    ['a page, in a new tab', { kind: 'telegram', shown: '@sample', link: 'https://t.me/sample' }, '_blank'],
    ['a phone, in this tab', { kind: 'phone', shown: '1323', link: 'tel:1323' }, null],
  ])('[SH-04] links a brand without LINE to its first channel: %s', async (_how, channel, target) => {
    const channels = [channel, { kind: 'email', shown: 'a@b.example', link: 'mailto:a@b.example' }];
    const store = harness.createStore();
    harness.render(<ChatCorner />, { store, client: sampleClient({ contact: { channels } }) });
    const link = screen.getByRole('link', { name: 'ติดต่อเรา' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([channel.link, target]);
    harness.server().reply(settingGet, replies.data(lines('@sample')));
    await act(() => store.dispatch(loadSetting()));
    expect(hrefOf('ทักทีมงานทาง LINE')).toBe('https://line.me/R/ti/p/%40sample');
  });

  it.each([null, ''])('[SH-04] does not appear if the chat accounts of the setting are %j', async (id) => {
    const store = harness.createStore();
    harness.render(<ChatCorner />, { store, client: sampleClient({ contact: { main: '@sample' } }) });
    expect(screen.getByRole('link')).toBeTruthy();
    harness.server().reply(settingGet, replies.data(lines(id)));
    await act(() => store.dispatch(loadSetting()));
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the footers', () => {
  it.each([
    ['public', '2022'],
    ['member', '2024'],
  ] as const)('[SH-07] show the copyright year and holder in the %s footer', async (kind, year) => {
    harness.render(<SiteFooter kind={kind} />, { store: harness.createStore() });
    await waitFor(() => expect(screen.getByText(`© ${year} ดาวตัวอย่าง สงวนลิขสิทธิ์`)).toBeTruthy());
  });

  it('[PU-08] [PU-09] [PU-10] [PU-11] link to the brand’s public pages, only for visitors', () => {
    const frames = { liveScoreUrl: 'https://score.example/live', scoreUrl: 'https://score.example/table' };
    const ways = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
    harness.render(<SiteFooter kind="public" />, {
      store: harness.createStore(),
      client: sampleClient({ frames }),
    });
    expect(ways()).toEqual(['/promotion', '/live-score', '/score', '/contact']);
    cleanup();
    const client = sampleClient({ frames, features: { liveScore: false, promotion: false } });
    harness.render(<SiteFooter kind="public" />, { store: harness.createStore(), client });
    expect(ways()).toEqual(['/score', '/contact']);
    cleanup();
    harness.render(<SiteFooter kind="member" />, { store: harness.createStore(), client });
    expect(ways()).toEqual([]);
  });

  it('show the years up to the current one, if the brand asks for it', async () => {
    const year = new Date().getUTCFullYear();
    const years = (footer: object) => {
      const client = sampleClient({ footer: { holder: 'ผู้ถือ', toCurrentYear: true, ...footer } });
      harness.render(<SiteFooter kind="public" />, { store: harness.createStore(), client });
      return screen.findByText(/สงวนลิขสิทธิ์/);
    };
    expect((await years({ publicYear: 2020 })).textContent).toMatch(
      new RegExp(`^© 2020–(${year}|${year + 1}) ผู้ถือ`),
    );
    cleanup();
    expect((await years({ publicYear: 2190 })).textContent).toMatch(/^© 2190 ผู้ถือ/);
  });

  it('let the reader choose between the light and the dark palette of the brand, and keep the choice', async () => {
    document.head.innerHTML =
      '<meta name="theme-color" content="#fff7f2" media="(prefers-color-scheme: light)">' +
      '<meta name="theme-color" content="#1d0a12" media="(prefers-color-scheme: dark)">';
    const sample = sampleClient({ secondPalette: { themeColor: '#1d0a12' } });
    const client = {
      ...sample,
      theme: { ...sample.theme, colorScheme: 'light' as const, themeColor: '#fff7f2' },
    };
    const bars = () =>
      [...document.querySelectorAll('meta[name=theme-color]')].map((tag) => tag.getAttribute('content'));
    const pressed = () =>
      screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
    const storage = memoryStorage();
    const show = () =>
      harness.render(<SiteFooter kind="public" />, { store: harness.createStore(storage), client });
    show();
    await screen.findByRole('group', { name: 'โทนสีของหน้าจอ' });
    expect(pressed()).toEqual(['ตามเครื่อง']);
    fireEvent.click(screen.getByRole('button', { name: 'มืด' }));
    expect(document.documentElement.dataset['scheme']).toBe('dark');
    expect(bars()).toEqual(['#1d0a12', '#1d0a12']);
    cleanup();
    show();
    await screen.findByRole('group', { name: 'โทนสีของหน้าจอ' });
    expect(pressed()).toEqual(['มืด']);
    fireEvent.click(screen.getByRole('button', { name: 'ตามเครื่อง' }));
    expect(document.documentElement.dataset['scheme']).toBeUndefined();
    expect(bars()).toEqual(['#fff7f2', '#1d0a12']);
    document.head.innerHTML = '';
  });

  it('offer no choice to a brand with one palette', () => {
    harness.render(<SiteFooter kind="public" />, { store: harness.createStore(), client: sampleClient() });
    expect(screen.queryByRole('group', { name: 'โทนสีของหน้าจอ' })).toBeNull();
  });

  it('show the badges of the brand, with a link to their proof', () => {
    const badges = [
      { picture: '/brand/lab.svg', alt: 'ตรวจโดยห้องทดสอบ', link: 'https://lab.example/proof' },
      { picture: '/brand/bank.svg', alt: 'รับโอนทุกธนาคาร' },
    ];
    const client = sampleClient({ footer: { holder: 'ผู้ถือ', badges } });
    harness.render(<SiteFooter kind="public" />, { store: harness.createStore(), client });
    expect(hrefOf('ตรวจโดยห้องทดสอบ')).toBe('https://lab.example/proof');
    expect(screen.getByRole('img', { name: 'รับโอนทุกธนาคาร' }).closest('a')).toBeNull();
  });

  it('[SH-07] show year, licence and age limit of the client configuration', () => {
    const client = sampleClient({
      footer: { holder: 'ผู้ถือลิขสิทธิ์', publicYear: 2030 },
      minimumAge: 21,
      licence: { holder: 'บริษัท ตัวอย่าง จำกัด', number: 'X-1', jurisdiction: 'ประเทศตัวอย่าง' },
    });
    harness.render(<SiteFooter kind="public" />, { store: harness.createStore(), client });
    expect(screen.getByText('© 2030 ผู้ถือลิขสิทธิ์ สงวนลิขสิทธิ์')).toBeTruthy();
    expect(screen.getByText(/ใบอนุญาตเลขที่ X-1/)).toBeTruthy();
    expect(screen.getByText(/อายุ 21 ปีขึ้นไป/)).toBeTruthy();
  });
});
