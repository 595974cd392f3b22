import { gameList } from '@chada/contract';
import { createTranslator } from '@chada/messages/catalogue';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoMember } from '@chada/reference-api/demo-member';
import type { Page } from '../browsers/page.ts';
import { callsOf } from '../crawl/answer-faults.ts';
import { signIn } from '../membership.ts';
import { TestActor } from '../test-actor.ts';
import { workerEnvironment } from '../worker-environment.ts';
import { openDataBrand, type OpenedBrand } from './data-brand.ts';
import { seeTexts, textsAt } from './member-journey.ts';

const environment = workerEnvironment();
const actor = new TestActor(environment);
const id = 'own-data';
const t = createTranslator({});
const svg = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><rect width="320" height="200" fill="${colour}"/></svg>`;

const bannerPicture = { narrow: 'assets/narrow.svg', wide: 'assets/wide.svg' };

const ownData = {
  layout: {
    home: ['banners', 'news', 'categories'],
    dashboard: ['tier', 'banners', 'due'],
    drawer: ['register', 'login', 'contact'],
    menu: ['contact', 'password', 'protection', 'winLost', 'history'],
    bottomBar: ['withdraw', 'dashboard', 'games', 'history', 'contact'],
  },
  game: {
    categories: [
      { id: 'crash', name: 'เกมแครช', picture: 'assets/crash.png' },
      'slots',
      { id: 'bingo', name: 'บิงโก', drawing: 'lotto' },
      { id: 'hot', name: 'ยอดนิยม' },
    ],
    defaultCategory: 'crash',
    providers: [{ id: 'PGSOFT', name: 'พีจีซอฟต์', logo: 'assets/pg.svg' }, 'JK', { id: 'W2', name: 'ดับเบิลยูทู' }],
  },
  banners: [
    { id: 'story', picture: bannerPicture, alt: 'เรื่องราวของเรา', link: '/about' },
    { id: 'past', picture: bannerPicture, alt: 'งานที่จบแล้ว', until: '2020-01-01T00:00' },
    { id: 'now', picture: bannerPicture, alt: 'ช่วงนี้', from: '2020-01-01T00:00', until: '2090-01-01T00:00' },
  ],
  contact: {
    channels: [
      { kind: 'telegram', account: '@own_data_help' },
      { kind: 'line', account: '@owndata', name: 'ฝ่ายบัญชี' },
      { kind: 'phone', account: '02-123-4567' },
      { kind: 'facebook', account: 'own.data' },
      { kind: 'email', account: 'help@own-data.example' },
      { kind: 'custom', name: 'ศูนย์ช่วยเหลือ', url: 'https://help.own-data.example/th' },
    ],
  },
};

const banner = (width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 360"><rect width="${width}" height="360" fill="#36c"/></svg>`;
const files = {
  'assets/pg.svg': svg('#3c3'),
  'assets/narrow.svg': banner(720),
  'assets/wide.svg': banner(1440),
};

const games = [
  ...['จรวดแดง', 'จรวดเขียว', 'จรวดฟ้า'].map((name) => ({ name, provider: 'PGSOFT' })),
  ...['ดาวหางแดง', 'ดาวหางเขียว', 'ดาวหางฟ้า'].map((name) => ({ name, provider: 'W2' })),
];

let brand: OpenedBrand;
let page: Page;
beforeAll(async () => {
  for (const [at, { name, provider }] of games.entries())
    await actor.query(
      `insert into game (code, name, latin_name, category, provider, hot, position) values ($1, $2, 'x', 'crash', $3, false, $4)`,
      [`own-data-${at}`, name, provider, 9000 + at],
    );
  const photo = sharp({ create: { width: 320, height: 200, channels: 3, background: '#c33' } });
  const pictures = { 'assets/crash.png': await photo.png({ compressionLevel: 0 }).toBuffer() };
  const webps = { 'assets/crash.webp': await photo.webp().toBuffer() };
  const webp = [{ picture: 'assets/crash.png', webp: 'assets/crash.webp' }];
  brand = await openDataBrand(environment, {
    id,
    data: ownData,
    webp,
    files: { ...files, ...pictures, ...webps },
  });
  page = await (await brand.browser.newUser()).openTab();
});
afterAll(async () => {
  await brand.close();
  await actor.query(`delete from game where code like 'own-data-%'`);
});

const seePicture = (file: string): Promise<void> =>
  page.waitFor(`the picture ${file}`, () =>
    page.evaluate(
      (name) =>
        [...document.images].some(
          (image) => image.src.includes(name) && image.complete && image.naturalWidth > 0,
        ),
      file,
    ),
  );

const hrefsAt = (selector: string): Promise<readonly (string | null)[]> =>
  page.evaluate(
    (at) => Array.from(document.querySelectorAll(at), (link) => link.getAttribute('href')),
    selector,
  );

describe('a brand with its own games, contacts and order of blocks', () => {
  it('[CT-01] [SH-04] links each way to reach it, and the first of them on every page', async () => {
    await page.goto(`${brand.origin}contact`);
    await page.see('ศูนย์ช่วยเหลือ');
    const links = await page.evaluate(() =>
      Array.from(document.querySelectorAll<HTMLAnchorElement>('.cf-contact-card a')).map((link) => link.href),
    );
    expect(links).toEqual([
      'https://t.me/own_data_help',
      'https://line.me/R/ti/p/%40owndata',
      'tel:021234567',
      'https://www.facebook.com/own.data',
      'mailto:help@own-data.example',
      'https://help.own-data.example/th',
    ]);
    expect(await textsAt(page, '.cf-contact-card h2')).toEqual([
      'Telegram',
      'ฝ่ายบัญชี',
      t('contact.phone'),
      'Facebook',
      t('contact.email'),
      'ศูนย์ช่วยเหลือ',
    ]);
    expect(await page.text()).not.toContain(t('contact.main'));
    await page.waitFor('the floating link to the first way', () =>
      page.evaluate(
        (title) => document.querySelector(`a[title="${title}"][href="https://t.me/own_data_help"]`) !== null,
        t('shell.contact'),
      ),
    );
  });

  it('[ME-20] [CO-05] shows its categories in its order, with its names and its picture as WebP', async () => {
    await page.goto(brand.origin);
    await seeTexts(page, '.ck-category-tile__title', ['เกมแครช', t('game.slots'), 'บิงโก', 'ยอดนิยม']);
    await page.evaluate(() => document.querySelector('.ck-category-tile')?.scrollIntoView());
    await seePicture('crash.png');
    const loaded = await page.evaluate(() =>
      [...document.images].filter(({ src }) => src.includes('crash')).map(({ currentSrc }) => currentSrc),
    );
    expect(loaded.map((address) => /\.(\w+)(\?|$)/.exec(address)?.[1])).toEqual(['webp']);
  });

  it('[PU-01] [SH-03] shows the home page and the visitors menu in its order', async () => {
    await page.goto(brand.origin);
    await page.see(t('home.categoriesTitle'));
    expect(await page.text()).not.toContain(t('home.waysTitle'));
    await page.click('button', t('shell.openMenu'));
    await page.seeRole('dialog', t('shell.mainMenu'));
    expect(await hrefsAt('[role="dialog"] .ck-menu a')).toEqual(['/register', '/login', '/contact']);
    await page.click('button', t('shell.closeMenu'));
    await page.waitUntilGone(t('shell.closeMenu'));
  });

  it('[PU-01] shows its current banners, which the visitor moves, opens and closes', async () => {
    await page.goto(brand.origin);
    const alts = () =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll('.cf-banner-row img'), (image) => image.getAttribute('alt')),
      );
    await page.waitFor('the banner with a time window', async () => (await alts()).length === 2);
    expect(await alts()).toEqual(['เรื่องราวของเรา', 'ช่วงนี้']);
    await page.click('button', t('banner.next'));
    await page.waitFor('the second banner', () =>
      page.evaluate(() => (document.querySelector('.cf-banner-row__list')?.scrollLeft ?? 0) > 100),
    );
    await page.click('button', t('banner.previous'));
    await page.click('link', 'เรื่องราวของเรา');
    await page.waitForPath('/about');
    await page.goto(brand.origin);
    await page.click('button', t('banner.dismiss'));
    await page.goto(brand.origin);
    await page.see(t('home.categoriesTitle'));
    expect(await alts()).toEqual([]);
  });

  it('[ME-20] [ME-21] lists the games of its category and provider, and finds them by its names', async () => {
    await signIn(page, brand.origin, demoMember, t);
    await page.goto(`${brand.origin}auth/games/category`);
    await page.waitForPath(/\/auth\/games\/category\?cat=crash$/);
    await page.seeRole('heading', 'เกมแครช');
    await page.see('จรวดแดง');
    await seePicture('pg');
    await page.click('link', t('gameList.providerGames', { provider: 'ดับเบิลยูทู', count: 3 }));
    await page.waitForPath('/auth/games/crash/W2');
    await page.see('ดาวหางแดง');
    await page.waitUntilGone('จรวดแดง');
    await page.goto(`${brand.origin}auth/games/category?cat=slots&q=${encodeURIComponent('พีจีซอฟต์')}`);
    await page.see('จรวดฟ้า');
  });

  it('[ME-03] [SH-02] has its own dashboard, bottom bar and links of the member', async () => {
    await page.goto(`${brand.origin}auth/dashboard`);
    await page.see(t('dashboard.tierTitle'));
    expect(await page.text()).not.toContain(t('dashboard.gamesTitle'));
    const bar = await hrefsAt('.ck-bottom-bar a');
    expect(bar.map((href) => href?.replace(/\?.*/, ''))).toEqual([
      '/auth/withdraw',
      '/auth/dashboard',
      '/auth/games/category',
      '/auth/transaction/history',
      '/auth/contact',
    ]);
    await page.goto(`${brand.origin}auth/account`);
    await page.see(t('user.winLost'));
    expect(await hrefsAt('a.ck-list-row')).toEqual([
      '/auth/contact',
      '/auth/protection',
      '/auth/settings/change-password',
      '/auth/settings/consents',
      '/auth/winlost',
      '/auth/transaction/history',
    ]);
  });

  it('[ME-22] opens a game of its provider', async () => {
    await page.goto(`${brand.origin}auth/games/category?cat=crash`);
    await page.see('จรวดแดง');
    await page.clickAt('.cf-games__list button', 0);
    await page.seeRole('dialog', 'จรวดแดง');
    expect(await page.text()).toContain('พีจีซอฟต์');
  });

  it('[ME-20] keeps its games if the backend lists one of an unknown provider', async () => {
    const [sample] = gameList.example.response.items;
    const listed = [
      { ...sample, code: 'stranger', name: 'คนแปลกหน้า', category: 'crash', provider: 'NEW' },
      { ...sample, code: 'broken', name: 'รหัสผิด', category: 'crash', provider: 'new!' },
      { ...sample, code: 'comet', name: 'ดาวหาง', category: 'crash', provider: 'W2' },
    ];
    const data = { items: listed, nextCursor: null, total: 3 };
    const body = JSON.stringify({ success: true, data, message: '' });
    await page.inject({ ...callsOf(gameList), fault: { kind: 'answer', status: 200, body } });
    await page.goto(`${brand.origin}auth/games/category?cat=crash`);
    await page.see('ดาวหาง');
    expect(await page.text()).not.toMatch(/คนแปลกหน้า|รหัสผิด/);
  });
});
