import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleClient } from '../../test/sample-client.ts';
import { siteHarness } from '../../test/site-harness.tsx';
import { MoviePage } from './movie-page.tsx';

const harness = siteHarness();
const films = [
  { title: 'คืนดาวตก', poster: '/brand/night.jpg', file: '/brand/night.mp4' },
  { title: 'ทะเลในฝัน', frameUrl: 'https://films.example/sea' },
];

describe('MoviePage', () => {
  it('[ME-17] [RD-12] explains the empty state while the brand has no films, and links to another page', () => {
    harness.open(<MoviePage />);
    expect(screen.getByText('ยังไม่มีภาพยนตร์ให้ดู')).toBeTruthy();
    const links = screen.getAllByRole('link', { name: 'ดูกิจกรรมอื่น' });
    expect(links.map((link) => link.getAttribute('href'))).toContain('/auth/media');
  });

  it('[ME-17] plays the file of a film and closes the player', async () => {
    const { user, address } = harness.open(<MoviePage />, { brand: { films } });
    await user.click(screen.getByRole('button', { name: 'ดู คืนดาวตก' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'คืนดาวตก' })),
    );
    const video = screen.getByLabelText('คืนดาวตก');
    expect(video.getAttribute('src')).toBe('/brand/night.mp4');
    expect(address()).toBe('/?film=1');
    await user.click(screen.getByRole('button', { name: 'ปิดภาพยนตร์' }));
    expect(screen.queryByLabelText('คืนดาวตก')).toBeNull();
  });

  it('[ME-17] [CO-05] shows the one poster file that the browser chose', () => {
    const webp = [{ picture: '/brand/night.jpg', webp: '/brand/night.webp' }];
    harness.open(<MoviePage />, {
      brand: { films, assets: { ...sampleClient().assets, webp } },
      at: '/?film=1',
    });
    const video = screen.getByLabelText('คืนดาวตก');
    expect(video.getAttribute('poster')).toBeNull();
    const picture = document.querySelector('.cf-film-player__screen picture');
    expect(picture?.querySelector('source')?.getAttribute('srcset')).toBe('/brand/night.webp');
    const image = picture?.querySelector('img');
    if (!image) throw new Error('The poster is missing.');
    Object.defineProperty(image, 'currentSrc', { value: 'http://localhost/brand/night.webp' });
    fireEvent.load(image);
    expect(video.getAttribute('poster')).toBe('http://localhost/brand/night.webp');
  });

  it('[ME-17] shows a film’s page in a sandboxed frame that can’t navigate the site', () => {
    harness.open(<MoviePage />, { brand: { films }, at: '/?film=2' });
    const frame = screen.getByTitle('ทะเลในฝัน');
    expect(frame.getAttribute('src')).toBe('https://films.example/sea');
    const sandbox = frame.getAttribute('sandbox')?.split(' ') ?? [];
    expect(sandbox).toContain('allow-scripts');
    expect(sandbox.filter((right) => /navigation|popups|forms|downloads/.test(right))).toEqual([]);
  });

  it('[ME-17] reports that a film does not play, and retries', async () => {
    const { user } = harness.open(<MoviePage />, { brand: { films }, at: '/?film=1' });
    fireEvent.error(screen.getByLabelText('คืนดาวตก'));
    expect(screen.getByText('เล่นภาพยนตร์เรื่องนี้ไม่ได้')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(screen.getByLabelText('คืนดาวตก')).toBeTruthy();
  });

  it.each(['0', '3', '-1', '1e1', 'x', '99999999999999999999'])('opens no film for ?film=%s', (film) => {
    harness.open(<MoviePage />, { brand: { films }, at: `/?film=${film}` });
    expect(screen.queryByRole('button', { name: 'ปิดภาพยนตร์' })).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
