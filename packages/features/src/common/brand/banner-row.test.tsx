import { addTexts } from '@chada/messages';
import { banner } from '@chada/messages/texts';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, Suspense, use } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderOnServer } from '../../../test/render-on-server.tsx';
import { bannerPicture, sampleBanners, shownBanners } from '../../../test/sample-banners.ts';
import { sampleClient } from '../../../test/sample-client.ts';
import { siteHarness } from '../../../test/site-harness.tsx';
import { BannerRow } from './banner-row.tsx';

const harness = siteHarness();
beforeEach(() => addTexts({ banner }));

const banners = [
  ...sampleBanners,
  { id: 'past', picture: bannerPicture, alt: 'จบแล้ว', until: '2020-01-01T00:00' },
  { id: 'future', picture: bannerPicture, alt: 'ยังไม่เริ่ม', from: '2090-01-01T00:00' },
  { id: 'now', picture: bannerPicture, alt: 'ช่วงนี้', from: '2020-01-01T00:00', until: '2090-01-01T00:00' },
];
const client = sampleClient({ banners });

describe('the banners of a brand', () => {
  it('[PU-01] are those of visitors at this time, each with its link', () => {
    harness.render(<BannerRow audience="visitor" />, { store: harness.createStore(), client });
    expect(shownBanners()).toEqual(['ทีมงานพร้อมช่วย', 'ยินดีต้อนรับ', 'ช่วงนี้']);
    const row = within(screen.getByRole('region', { name: 'ข่าวสารจากดาวตัวอย่าง' }));
    expect(row.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/about',
      '/register',
    ]);
    expect(row.getAllByRole('listitem')).toHaveLength(3);
  });

  it('show their words below the picture, inside the link', () => {
    const words = { title: 'ร้านเล็ก ๆ ริมทะเล', action: 'อ่านเรื่องราวของเรา' };
    const worded = sampleClient({ banners: [{ ...sampleBanners[0], words }] });
    harness.render(<BannerRow audience="visitor" />, { store: harness.createStore(), client: worded });
    const link = screen.getByRole('link', { name: /ร้านเล็ก ๆ ริมทะเล อ่านเรื่องราวของเรา/ });
    expect(link.getAttribute('href')).toBe('/about');
  });

  it('reserve their place and load their pictures only when they are near', () => {
    harness.render(<BannerRow audience="visitor" />, { store: harness.createStore(), client });
    for (const image of screen.getAllByRole('img')) {
      expect(image.getAttribute('loading')).toBe('lazy');
      expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['720', '360']);
    }
  });

  it('have no `<source>` in a render that React discards, because Chromium would never free it', () => {
    const forever = new Promise<never>(() => undefined);
    const SuspendingChild = (): ReactElement => use(forever);
    const createElement = vi.spyOn(document, 'createElement');
    onTestFinished(() => createElement.mockRestore());
    harness.render(
      <Suspense fallback="กำลังโหลด">
        <BannerRow audience="visitor" />
        <SuspendingChild />
      </Suspense>,
      { store: harness.createStore(), client },
    );
    expect(screen.getByText('กำลังโหลด')).toBeTruthy();
    const tags = createElement.mock.calls.map(([tag]) => tag);
    expect(tags).toContain('li');
    expect(tags).not.toContain('source');
  });

  it('[CO-05] offer WebP first, and a picture that every browser shows', () => {
    const webp = { narrow: '/brand/narrow.webp', wide: '/brand/wide.webp' };
    const modern = sampleClient({
      banners: [{ id: 'help', alt: 'ทีมงาน', picture: { ...bannerPicture, webp } }],
    });
    harness.render(<BannerRow audience="visitor" />, { store: harness.createStore(), client: modern });
    const image = screen.getByRole('img');
    expect(image.getAttribute('src')).toBe('/brand/narrow.svg');
    const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
    expect(sources.map((source) => [source.type, source.getAttribute('srcset')])).toEqual([
      ['image/webp', '/brand/wide.webp'],
      ['image/webp', '/brand/narrow.webp'],
      ['', '/brand/wide.svg'],
    ]);
  });

  it('[CO-05] show the picture for every browser if only the WebP is broken', () => {
    const webp = { narrow: '/brand/narrow.webp', wide: '/brand/wide.webp' };
    const modern = sampleClient({
      banners: [{ id: 'help', alt: 'ทีมงาน', picture: { ...bannerPicture, webp } }],
    });
    harness.render(<BannerRow audience="visitor" />, { store: harness.createStore(), client: modern });
    fireEvent.error(screen.getByRole('img'));
    const image = screen.getByRole('img', { name: 'ทีมงาน' });
    const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
    expect(sources.map((source) => source.getAttribute('srcset'))).toEqual(['/brand/wide.svg']);
    expect(image.getAttribute('src')).toBe('/brand/narrow.svg');
  });

  it('move only by the buttons, and begin again after the last', async () => {
    harness.render(<BannerRow audience="visitor" />, { store: harness.createStore(), client });
    const list = screen.getByRole('list');
    Object.defineProperty(list, 'clientWidth', { value: 300 });
    await userEvent.click(screen.getByRole('button', { name: 'ภาพถัดไป' }));
    expect(list.scrollLeft).toBe(300);
    await userEvent.click(screen.getByRole('button', { name: 'ภาพก่อนหน้า' }));
    expect(list.scrollLeft).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'ภาพก่อนหน้า' }));
    expect(list.scrollLeft).toBe(600);
  });

  it('stay closed after a reload, say so, and keep the focus', async () => {
    const { user, reload } = harness.open(<BannerRow audience="member" />, { brand: { banners } });
    expect(shownBanners()).toEqual(['ทีมงานพร้อมช่วย', 'เกมใหม่', 'ช่วงนี้']);
    await user.click(screen.getByRole('button', { name: 'ปิดภาพข่าวสาร' }));
    expect(document.activeElement?.textContent).toBe('ปิดภาพข่าวสารแล้ว');
    reload();
    expect(shownBanners()).toEqual([]);
  });

  it('show a new banner to a reader who closed the others', () => {
    const stored = { 'chada.banners': '["help","join","games"]' };
    harness.open(<BannerRow audience="member" />, { brand: { banners }, stored });
    expect(shownBanners()).toEqual(['ช่วงนี้']);
  });

  it('are shown if the stored ids are garbled', () => {
    harness.open(<BannerRow audience="member" />, { brand: { banners }, stored: { 'chada.banners': '{' } });
    expect(shownBanners()).toHaveLength(3);
  });

  it('has only banners without a time window in a stamped page', () => {
    const html = renderOnServer(<BannerRow audience="visitor" />, { client });
    expect(html).toContain('ยินดีต้อนรับ');
    expect(html).not.toMatch(/ช่วงนี้|ยังไม่เริ่ม|จบแล้ว/);
  });
});
