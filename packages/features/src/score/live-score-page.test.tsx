import { connectBrowser } from '@chada/stores';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { siteHarness } from '../../test/site-harness.tsx';
import { LiveScorePage } from './live-score-page.tsx';

const harness = siteHarness();
const frames = { liveScoreUrl: 'https://scores.example/live' };
const frame = () => screen.getByTitle('ผลบอลสด');

describe('LiveScorePage', () => {
  it('[PU-09] shows the sandboxed frame of live results, with a loading state', () => {
    harness.open(<LiveScorePage />, { brand: { frames } });
    expect(frame().getAttribute('src')).toBe('https://scores.example/live');
    const allowed = frame().getAttribute('sandbox')?.split(' ') ?? [];
    expect(allowed).toContain('allow-scripts');
    for (const power of ['allow-top-navigation', 'allow-forms', 'allow-modals', 'allow-popups'])
      expect(allowed).not.toContain(power);
    expect(frame().getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(screen.getByText('กำลังโหลด')).toBeTruthy();
    fireEvent.load(frame());
    expect(screen.queryByText('กำลังโหลด')).toBeNull();
    expect(document.title).toBe('ผลบอลสด | ดาวตัวอย่าง');
  });

  it('[PU-09] takes the height that the page reports, and no height from other pages', () => {
    harness.open(<LiveScorePage />, { brand: { frames } });
    fireEvent.load(frame());
    const page = frame() as HTMLIFrameElement;
    const report = (source: Window | null, data: unknown, origin = 'https://scores.example'): void =>
      act(() => void window.dispatchEvent(new MessageEvent('message', { source, origin, data })));
    const heightOfPlace = () => page.parentElement?.style.height;
    report(window, { type: 'frame-height', height: 900 });
    report(page.contentWindow, { type: 'frame-height', height: 900 }, 'https://other.example');
    report(page.contentWindow, { type: 'frame-height', height: 'tall' });
    expect(heightOfPlace()).toBe('');
    report(page.contentWindow, { type: 'frame-height', height: 900 });
    expect(heightOfPlace()).toBe('900px');
    report(page.contentWindow, { type: 'frame-height', height: 1e9 });
    expect(heightOfPlace()).toBe('6000px');
  });

  it('[PU-09] tells the page the palette and the corners of the brand, again after a change of the palette', async () => {
    document.documentElement.style.setProperty('--radius-md', '18px');
    harness.open(<LiveScorePage />, { brand: { frames } });
    const page = frame() as HTMLIFrameElement;
    const post = vi.spyOn(page.contentWindow ?? window, 'postMessage').mockImplementation(() => {});
    fireEvent.load(page);
    expect(post).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'frame-appearance', radius: '18px' }),
      '*',
    );
    document.documentElement.dataset['scheme'] = 'dark';
    await expect.poll(() => post.mock.calls.length).toBe(2);
    delete document.documentElement.dataset['scheme'];
    document.documentElement.style.removeProperty('--radius-md');
  });

  it('[PU-09] [ST-01] reloads the frame when the button is pressed', async () => {
    const { user } = harness.open(<LiveScorePage />, { brand: { frames } });
    const before = frame();
    fireEvent.load(before);
    await user.click(screen.getByRole('button', { name: 'โหลดใหม่' }));
    expect(frame()).not.toBe(before);
    expect(screen.getByText('กำลังโหลด')).toBeTruthy();
    fireEvent.load(frame());
    expect(screen.queryByText('กำลังโหลด')).toBeNull();
  });

  it('[PU-09] shows the placeholder before it replaces the frame, so that a press is answered at once', () => {
    harness.open(<LiveScorePage />, { brand: { frames } });
    const before = frame();
    fireEvent.load(before);
    const observer = new MutationObserver(() => {});
    observer.observe(before.parentElement ?? document.body, { childList: true });
    fireEvent.click(screen.getByRole('button', { name: 'โหลดใหม่' }));
    const changes = observer
      .takeRecords()
      .flatMap(({ addedNodes, removedNodes }) => [
        ...Array.from(addedNodes, (node) => `${node.nodeName} added`),
        ...Array.from(removedNodes, (node) => `${node.nodeName} removed`),
      ]);
    observer.disconnect();
    expect(changes).toEqual(['DIV added', 'IFRAME removed', 'IFRAME added']);
  });

  it('[PU-09] loads the frame of the last of two presses', async () => {
    const { user } = harness.open(<LiveScorePage />, { brand: { frames } });
    const before = frame();
    fireEvent.load(before);
    await user.dblClick(screen.getByRole('button', { name: 'โหลดใหม่' }));
    fireEvent.load(frame());
    expect(frame()).not.toBe(before);
    expect(screen.queryByText('กำลังโหลด')).toBeNull();
  });

  it('[PU-09] [SH-06] says while offline that the results may be outdated, and keeps the loaded page', () => {
    const { store } = harness.open(<LiveScorePage />, { brand: { frames } });
    const disconnect = connectBrowser(store, window);
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent.load(frame());
    const loaded = frame();
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(/ข้อมูลจะอัปเดตเมื่อเชื่อมต่ออินเทอร์เน็ต/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'โหลดใหม่' }));
    expect(frame()).toBe(loaded);
    line.mockRestore();
    disconnect();
  });

  it('[PU-09] leads members back to the activities, and has no back link for visitors', () => {
    const { unmount } = harness.render(<LiveScorePage />, { store: harness.createStore() });
    expect(screen.queryByRole('link', { name: 'กลับไปหน้ากิจกรรม' })).toBeNull();
    unmount();
    harness.open(<LiveScorePage />, { brand: { frames } });
    expect(screen.getByRole('link', { name: 'กลับไปหน้ากิจกรรม' }).getAttribute('href')).toBe('/auth/media');
  });

  it('[PU-09] [ST-01] explains the empty state if the brand has no frame', () => {
    harness.open(<LiveScorePage />);
    expect(screen.getByText('ยังไม่มีผลบอลสดในตอนนี้')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'กลับหน้าหลัก' }).getAttribute('href')).toBe('/');
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('[PU-09] shows the not-found page if the brand has no live scores', () => {
    const opened = harness.open(<LiveScorePage />, { brand: { frames, features: { liveScore: false } } });
    expect(opened.address()).toBe('/404');
    expect(document.querySelector('iframe')).toBeNull();
  });
});
