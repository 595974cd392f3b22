// @vitest-environment node
import { parseResolvedClient } from '@chada/client-config';
import { beforeAll, describe, expect, it } from 'vitest';
import { type RenderedPage, prerenderPages, preparePrerendering } from './prerender.tsx';

function client(id: string, promotion = true, more: object = {}) {
  return parseResolvedClient({
    id,
    name: `แบรนด์ ${id}`,
    footer: { holder: `ผู้ถือ ${id}` },
    features: { promotion },
    theme: { colorScheme: 'dark', themeColor: '#0b1026', fontFamily: 'Sarabun' },
    assets: { logo: `/stamped/1/${id}.svg`, icon: '/stamped/1/icon.svg' },
    refundTable: { 1: 5, 2: 5, 3: 8, 4: 12, 5: 15, 6: 15 },
    ...more,
  });
}

let renderedPages: readonly RenderedPage[] = [];
beforeAll(async () => {
  await preparePrerendering();
  renderedPages = prerenderPages(client('one'));
}, 60_000);

const renderedPage = (name: string): RenderedPage => {
  const found = renderedPages.find(({ page }) => page.name === name);
  if (found === undefined) throw new Error(`${name} was not prerendered.`);
  return found;
};

describe('the first paint', () => {
  it('renders all public pages with title and heading without a browser', () => {
    expect(typeof document).toBe('undefined');
    expect(renderedPages.map(({ page, title }) => [page.name, title])).toEqual([
      ['index', 'หน้าหลัก | แบรนด์ one'],
      ['login', 'เข้าสู่ระบบ | แบรนด์ one'],
      ['register', 'สมัครสมาชิก | แบรนด์ one'],
      ['invited', 'สมัครสมาชิก | แบรนด์ one'],
      ['contact', 'ติดต่อเรา | แบรนด์ one'],
      ['promotion', expect.stringContaining('แบรนด์ one')],
      ['ma', expect.stringContaining('แบรนด์ one')],
      ['not-found', expect.stringContaining('แบรนด์ one')],
    ]);
    for (const { html } of renderedPages) expect(html).toMatch(/<h1[^>]*>/);
  });

  it('contains no inline scripts, styles or event handlers', () => {
    for (const { html } of renderedPages) expect(html).not.toMatch(/<script|<style|<link|\sstyle=|\son\w+=/i);
  });

  it('shows the screen and not its loading state', () => {
    for (const { html, page } of renderedPages) {
      if (page.name !== 'contact') expect(html).not.toContain('cf-route-fallback');
    }
    expect(renderedPage('login').html).toContain('name="password"');
    expect(renderedPage('register').html).toContain('name="phone"');
  });

  it('has forms that can’t be submitted before hydration', () => {
    for (const name of ['index', 'login', 'register']) {
      expect(renderedPage(name).html).not.toContain('type="submit"');
      expect(renderedPage(name).html).toMatch(/<button[^>]*data-submits="true"[^>]*type="button"/);
    }
  });

  it('[PU-06] is the same page for all affiliate codes', () => {
    expect(renderedPage('invited').html).toContain('cf-register__inviter');
    expect(renderedPage('invited').html).toMatch(/<p class="cf-register__inviter-code">\s<\/p>/);
    expect(renderedPage('register').html).not.toContain('cf-register__inviter');
  });

  it('does not depend on the previously rendered brand', () => {
    const other = prerenderPages(client('two', false));
    expect(other.map(({ page }) => page.name)).not.toContain('promotion');
    for (const { html } of other) expect(html).not.toMatch(/แบรนด์ one|one\.svg/);
    expect(prerenderPages(client('one'))).toEqual(renderedPages);
  });
});

describe('a page that the brand has written itself', () => {
  const text = (words: string) => [{ kind: 'text', text: words }];
  const pages = [
    {
      slug: 'help',
      title: 'ช่วยเหลือ',
      description: 'คำถามที่พบบ่อย',
      updated: '2026-11-23',
      blocks: [
        { kind: 'heading', level: 2, content: text('ฝากเงิน') },
        { kind: 'list', start: 3, items: [[{ kind: 'paragraph', content: text('<b>แนบสลิป</b>') }]] },
        {
          kind: 'paragraph',
          content: [
            { kind: 'link', to: '/contact', content: text('ติดต่อ') },
            { kind: 'link', to: 'https://help.example/a', content: text('ที่อื่น') },
          ],
        },
      ],
    },
    { slug: 'terms', title: 'ข้อกำหนด', description: 'ข้อกำหนดการใช้งาน', blocks: [] },
  ];
  const ownRendered = () => prerenderPages(client('own', true, { pages }));
  const helpPage = () => ownRendered().find(({ page }) => page.name === 'help');

  it('can be read without a script, in the frame of the site', () => {
    expect(helpPage()?.title).toBe('ช่วยเหลือ | แบรนด์ own');
    const html = helpPage()?.html ?? '';
    expect(html).toMatch(/<h1[^>]*>ช่วยเหลือ<\/h1>/);
    expect(html).toMatch(/<h2[^>]*>ฝากเงิน<\/h2>/);
    expect(html).toContain('<ol start="3"><li>&lt;b&gt;แนบสลิป&lt;/b&gt;</li></ol>');
    expect(html).toContain('ปรับปรุงล่าสุด 23\u00a0พ.ย.\u00a02569');
    expect(html).toContain('<a href="/contact" data-discover="true">ติดต่อ</a>');
    expect(html).toContain('<a href="https://help.example/a" target="_blank" rel="noopener noreferrer">');
    expect(html).toContain('<footer');
  });

  it('is linked in the footer of every page, except while registering [PU-07]', () => {
    const linking = ownRendered()
      .filter(({ html }) => /<footer.*href="\/terms"/.test(html))
      .map(({ page }) => page.name);
    expect(linking).toEqual(['index', 'login', 'contact', 'promotion', 'not-found', 'help', 'terms']);
  });
});

describe('the layout of a brand', () => {
  const homeOf = (more: object): string =>
    prerenderPages(client('two', true, more)).find(({ page }) => page.name === 'index')?.html ?? '';

  it('is in the first paint, so that nothing moves when the script starts', () => {
    const html = homeOf({ layout: { hero: 'cover', tiles: 'mosaic', creditCard: 'petal', bar: 'pill' } });
    expect(html).toContain('data-layout="hero-cover tiles-mosaic credit-petal bar-pill"');
    expect(homeOf({})).toContain('data-layout="hero-split tiles-grid credit-plate bar-notch"');
  });

  it('has the parts of the home page in the order of the brand', () => {
    const order = (html: string) =>
      ['ck-category-grid"', 'cf-home__ways', 'cf-home__offers', 'cf-home__waiting']
        .map((part) => [html.indexOf(part), part] as const)
        .sort(([a], [b]) => a - b)
        .map(([, part]) => part.replace('"', ''));
    expect(order(homeOf({}))).toEqual([
      'ck-category-grid',
      'cf-home__ways',
      'cf-home__offers',
      'cf-home__waiting',
    ]);
    expect(order(homeOf({ layout: { home: ['news', 'links', 'categories', 'offers'] } }))).toEqual([
      'cf-home__waiting',
      'cf-home__ways',
      'ck-category-grid',
      'cf-home__offers',
    ]);
  });

  it('reserves the space of a scene and loads it only after the script has started', () => {
    const assets = { logo: '/logo.svg', icon: '/icon.svg', hero: '/hero.svg' };
    const html = homeOf({ assets });
    expect(html).toContain('<div class="cf-home__scene" aria-hidden="true">');
    expect(html).not.toContain('/hero.svg');
    expect(homeOf({})).not.toContain('cf-home__scene');
  });
});
