import { type FakeServer, startFakeServer } from '@chada/testing/server';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { type ReactElement, Suspense } from 'react';
import { Link, Route, Routes } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore, renderSite } from '../../test/render-site.tsx';
import { lazyScreen, ScreenLoadError } from './lazy-screen.ts';
import { isLoadFailure, ScreenBoundary } from './screen-boundary.tsx';

let server: FakeServer;
beforeAll(async () => {
  server = await startFakeServer();
});
beforeEach(() => {
  // React reports what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});
afterAll(() => server.close());

let broken = true;
function Screen(): ReactElement {
  if (broken) throw new TypeError("Cannot read properties of undefined (reading 'items')");
  return <h1>screen</h1>;
}
const Missing = lazyScreen(() =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js')),
);

const load = vi.fn(() => Promise.resolve(() => <h1>late screen</h1>));
const Late = lazyScreen(load);

const Retried = lazyScreen(load);

function open(at: string) {
  renderSite(
    <>
      <Link to="/other">other</Link>
      <ScreenBoundary>
        <Suspense fallback={null}>
          <Routes>
            <Route path="/broken" element={<Screen />} />
            <Route path="/missing" element={<Missing />} />
            <Route path="/late" element={<Late />} />
            <Route path="/retried" element={<Retried />} />
            <Route path="/other" element={<h1>other screen</h1>} />
          </Routes>
        </Suspense>
      </ScreenBoundary>
    </>,
    { store: makeStore(server), at },
  );
}

describe('a screen that fails', () => {
  it('reports it in Thai without machine text, and the rest of the page stays', () => {
    broken = true;
    open('/broken');
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('เงินและข้อมูลของคุณปลอดภัย');
    expect(alert.textContent).not.toMatch(/undefined|TypeError/);
    expect(screen.getByRole('link', { name: 'other' })).toBeTruthy();
  });

  it('can be retried, and left for another screen', () => {
    broken = true;
    open('/broken');
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(screen.getByRole('heading').textContent).toBe('screen');
    cleanup();
    broken = true;
    open('/broken');
    fireEvent.click(screen.getByRole('link', { name: 'other' }));
    expect(screen.getByRole('heading').textContent).toBe('other screen');
  });

  it('[CO-01] whose code failed to load advises a reload', async () => {
    open('/missing');
    expect((await screen.findByRole('alert')).textContent).toContain('เว็บไซต์อาจเพิ่งอัปเดต');
    expect(screen.getByRole('button', { name: 'โหลดใหม่' })).toBeTruthy();
  });

  it('[CO-01] whose code failed to load loads it again in place', async () => {
    load.mockClear();
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    open('/retried');
    fireEvent.click(await screen.findByRole('button', { name: 'โหลดใหม่' }));
    expect((await screen.findByRole('heading')).textContent).toBe('late screen');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('[CO-01] whose code fails again reloads the page only if the site answers', async () => {
    const ask = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    open('/missing');
    fireEvent.click(await screen.findByRole('button', { name: 'โหลดใหม่' }));
    expect(await screen.findByText(/คุณออฟไลน์อยู่/)).toBeTruthy();
    const button = screen.getByRole('button', { name: 'โหลดใหม่' });
    expect(button.getAttribute('aria-busy')).not.toBe('true');
    ask.mockResolvedValueOnce(new Response());
    fireEvent.click(button);
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    // A browser would reload the page now; jsdom does not.
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('whose code failed to load without a network reports the missing network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open('/missing');
    expect((await screen.findByRole('alert')).textContent).toContain('คุณออฟไลน์อยู่');
  });

  it('opens automatically once the network is back, and requests its code only then', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    load.mockClear();
    open('/late');
    await screen.findByRole('alert');
    expect(load).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect((await screen.findByRole('heading')).textContent).toBe('late screen');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each([
    [new ScreenLoadError('x'), true],
    [new TypeError('Importing a module script failed.'), true],
    [new TypeError('error loading dynamically imported module: https://site/x.js'), true],
    [new Error('Unable to preload CSS for /assets/x.css'), true],
    [new TypeError('x is not a function'), false],
    ['text', false],
    [null, false],
  ])('is recognized by its error: %s', (error, expected) => {
    expect(isLoadFailure(error)).toBe(expected);
  });
});
