import { settingGet } from '@chada/contract/setting';
import { loadSetting } from '@chada/stores';
import { replies } from '@chada/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleClient } from '../../test/sample-client.ts';
import { siteHarness } from '../../test/site-harness.tsx';
import { ContactPage } from './contact-page.tsx';

const harness = siteHarness();

const lines = (line1: string | null, line2: string | null) =>
  replies.data({ line: { line1: { id: line1 }, line2: { id: line2 } } });
const own = { contact: { main: '@sample', backup: '@sample2' } };

function open(brand: Readonly<Record<string, unknown>> = {}) {
  const store = harness.createStore();
  harness.render(<ContactPage />, { store, client: sampleClient(brand) });
  return store;
}

async function card(name: string) {
  const heading = await screen.findByRole('heading', { name });
  const inside = within(heading.closest<HTMLElement>('.ck-card') ?? heading);
  const code = inside.getByRole('img');
  return {
    code: code.getAttribute('aria-label'),
    size: [code.getAttribute('width'), code.getAttribute('height')],
    link: inside.getByRole('link').getAttribute('href'),
    id: inside.getByText(/^@\w/).textContent,
    hint: inside.getByText(/อย่าลืมใส่ @/).textContent,
  };
}

describe('ContactPage', () => {
  it('[CT-01] has the button of each card before its QR code, which a phone can’t scan from its own screen', async () => {
    open(own);
    const heading = await screen.findByRole('heading', { name: 'บัญชีหลัก' });
    const inside = within(heading.closest<HTMLElement>('.ck-card') ?? heading);
    const order = inside.getByRole('link').compareDocumentPosition(inside.getByRole('img'));
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('[CT-01] has a main and a backup card with QR code, id and link', async () => {
    open(own);
    const hint = 'ค้นหาด้วยไอดี อย่าลืมใส่ @ นำหน้า';
    expect(await card('บัญชีหลัก')).toEqual({
      code: 'QR เพิ่มเพื่อน @sample',
      size: ['150', '150'],
      link: 'https://line.me/R/ti/p/%40sample',
      id: '@sample',
      hint,
    });
    expect(await card('บัญชีสำรอง')).toEqual({
      code: 'QR เพิ่มเพื่อน @sample2',
      size: ['150', '150'],
      link: 'https://line.me/R/ti/p/%40sample2',
      id: '@sample2',
      hint,
    });
    expect(document.title).toBe('ติดต่อเรา | ดาวตัวอย่าง');
  });

  it('[CT-01] opens a personal account by its id, which has no @', async () => {
    open({ contact: { main: '~somchai.k' } });
    const heading = await screen.findByRole('heading', { name: 'บัญชีหลัก' });
    const inside = within(heading.closest<HTMLElement>('.ck-card') ?? heading);
    expect(inside.getByRole('link').getAttribute('href')).toBe('https://line.me/R/ti/p/~somchai.k');
    expect(inside.getByRole('img', { name: 'QR เพิ่มเพื่อน somchai.k' })).toBeTruthy();
    expect(inside.getByText('somchai.k')).toBeTruthy();
    expect(inside.queryByText(/อย่าลืมใส่ @/)).toBeNull();
  });

  it("[PU-08] [EN-05] prefers the accounts of the global setting to the brand's own", async () => {
    harness.server().reply(settingGet, lines('@fromserver', null));
    const store = open(own);
    await store.dispatch(loadSetting());
    expect((await card('บัญชีหลัก')).id).toBe('@fromserver');
    expect(screen.queryByRole('heading', { name: 'บัญชีสำรอง' })).toBeNull();
  });

  it('[CT-01] adds the @ that a backend omits', async () => {
    harness.server().reply(settingGet, lines('fromserver', null));
    const store = open(own);
    await store.dispatch(loadSetting());
    expect(await card('บัญชีหลัก')).toMatchObject({
      id: '@fromserver',
      link: 'https://line.me/R/ti/p/%40fromserver',
    });
  });

  it.each([null, ''])('[SH-04] [PU-08] shows no account if the ids in the setting are %j', async (id) => {
    harness.server().reply(settingGet, lines(id, id));
    const store = open(own);
    await store.dispatch(loadSetting());
    expect(await screen.findByText('ยังไม่มีช่องทางติดต่อ')).toBeTruthy();
    expect(screen.queryByText('@sample')).toBeNull();
  });

  it("[PU-08] keeps the brand's own accounts if the setting fails to load", async () => {
    harness.server().reply(settingGet, replies.refuse('INTERNAL'));
    const store = open(own);
    await store.dispatch(loadSetting());
    expect((await card('บัญชีหลัก')).id).toBe('@sample');
  });

  it('[CT-01] copies the id with the @', async () => {
    const user = userEvent.setup();
    open(own);
    const [main] = await screen.findAllByRole('button', { name: 'คัดลอกไอดี' });
    if (main === undefined) throw new Error('There is no button to copy with.');
    await user.click(main);
    expect(await screen.findByRole('button', { name: 'คัดลอกแล้ว' })).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('@sample');
  });

  it('[ME-14] shows one card for one account', async () => {
    open({ contact: { main: '@only' } });
    expect((await card('บัญชีหลัก')).id).toBe('@only');
    expect(screen.queryByRole('heading', { name: 'บัญชีสำรอง' })).toBeNull();
  });

  it('[ST-01] shows a loading state and an empty state, and retries', async () => {
    harness.server().reply(settingGet, lines(null, null));
    const user = userEvent.setup();
    const store = open();
    expect(screen.getByText('กำลังโหลด')).toBeTruthy();
    await store.dispatch(loadSetting());
    expect(await screen.findByText('ยังไม่มีช่องทางติดต่อ')).toBeTruthy();
    harness.server().reply(settingGet, lines('@late', null));
    await user.click(screen.getByRole('button', { name: 'โหลดใหม่' }));
    expect((await card('บัญชีหลัก')).id).toBe('@late');
  });

  it('[ST-01] reports a failed load, and retries', async () => {
    harness.server().replyOnce(settingGet, replies.refuse('INTERNAL'));
    const user = userEvent.setup();
    const store = open();
    await store.dispatch(loadSetting());
    expect(await screen.findByText('โหลดช่องทางติดต่อไม่สำเร็จ')).toBeTruthy();
    harness.server().reply(settingGet, lines('@back', '@back2'));
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect((await card('บัญชีสำรอง')).id).toBe('@back2');
  });
});

describe('[CT-01] further channels', () => {
  const channels = [
    { kind: 'telegram', shown: '@sample_help', link: 'https://t.me/sample_help' },
    { kind: 'phone', shown: '02-123-4567', link: 'tel:021234567', name: 'สายด่วน' },
    { kind: 'email', shown: 'help@sample.example', link: 'mailto:help@sample.example' },
    { kind: 'custom', name: 'ศูนย์ช่วยเหลือ', shown: 'help.example', link: 'https://help.example' },
  ];
  const links = () =>
    screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]);

  it('have a card with name, account and link each, after the LINE accounts', async () => {
    open({ contact: { ...own.contact, channels } });
    await screen.findByRole('heading', { name: 'สายด่วน' });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'บัญชีหลัก',
      'บัญชีสำรอง',
      'Telegram',
      'สายด่วน',
      'อีเมล',
      'ศูนย์ช่วยเหลือ',
      ' เตรียมไว้ก่อนทัก จะได้คำตอบเร็วขึ้น',
    ]);
    const drawingOf = (name: string) =>
      screen.getByRole('link', { name }).querySelector('path')?.getAttribute('d');
    expect(drawingOf('โทรหาทีมงาน')).not.toBe(drawingOf('เปิด Telegram'));
    expect(links().slice(2)).toEqual([
      ['เปิด Telegram', 'https://t.me/sample_help', '_blank'],
      ['โทรหาทีมงาน', 'tel:021234567', null],
      ['ส่งอีเมล', 'mailto:help@sample.example', null],
      ['เปิด ศูนย์ช่วยเหลือ', 'https://help.example', '_blank'],
    ]);
    expect(screen.getByText('02-123-4567')).toBeTruthy();
  });

  it('are followed by a link to the brand’s page of questions', async () => {
    const page = { title: 'ช่วยเหลือ', description: 'คำตอบ', blocks: [] };
    const pages = [
      { ...page, slug: 'about', title: 'เกี่ยวกับเรา', layout: 'cards' },
      { ...page, slug: 'help', layout: 'questions' },
    ];
    open({ ...own, pages });
    expect((await screen.findByRole('link', { name: /^ช่วยเหลือ/ })).getAttribute('href')).toBe('/help');
    expect(screen.queryByRole('link', { name: /^เกี่ยวกับเรา/ })).toBeNull();
  });

  it('replace the LINE accounts of a brand without LINE', async () => {
    open({ contact: { channels } });
    await screen.findByRole('heading', { name: 'Telegram' });
    expect(screen.queryByText('กำลังโหลด')).toBeNull();
    expect(screen.queryByText('ยังไม่มีช่องทางติดต่อ')).toBeNull();
  });
});
