import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { type ReactElement, Suspense } from 'react';
import { Link, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteHarness } from '../../test/site-harness.tsx';
import { LEAVE_TIMEOUT_MS, lazyScreen, ScreenLoadError } from './lazy-screen.ts';
import { isLoadFailure, ScreenBoundary } from './screen-boundary.tsx';

const harness = siteHarness();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

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

const LateAgain = lazyScreen(load);

const Retried = lazyScreen(load);

let stopLoading: (reason: Error) => void = () => undefined;
const Interrupted = lazyScreen(() => new Promise((_resolve, reject) => (stopLoading = reject)));

function open(at: string) {
  harness.render(
    <>
      <Link to="/other">other</Link>
      <ScreenBoundary>
        <Suspense fallback={null}>
          <Routes>
            <Route path="/broken" element={<Screen />} />
            <Route path="/missing" element={<Missing />} />
            <Route path="/late" element={<Late />} />
            <Route path="/late-again" element={<LateAgain />} />
            <Route path="/retried" element={<Retried />} />
            <Route path="/interrupted" element={<Interrupted />} />
            <Route path="/other" element={<h1>other screen</h1>} />
          </Routes>
        </Suspense>
      </ScreenBoundary>
    </>,
    { store: harness.createStore(), at },
  );
}

describe('a screen that fails', () => {
  it('is reported in Thai, and the rest of the page stays', () => {
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

  it('[CO-01] whose code failed to load loads the code again without a reload', async () => {
    load.mockClear();
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    open('/retried');
    fireEvent.click(await screen.findByRole('button', { name: 'โหลดใหม่' }));
    expect((await screen.findByRole('heading')).textContent).toBe('late screen');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('[CO-01] whose code fails again reloads the page only if the site responds', async () => {
    const ask = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    open('/missing');
    fireEvent.click(await screen.findByRole('button', { name: 'โหลดใหม่' }));
    expect(await screen.findByText(/คุณออฟไลน์อยู่/)).toBeTruthy();
    const button = screen.getByRole('button', { name: 'โหลดใหม่' });
    expect(button.getAttribute('aria-busy')).not.toBe('true');
    ask.mockResolvedValueOnce(new Response());
    fireEvent.click(button);
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('whose code failed to load without a network reports the missing network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open('/missing');
    expect((await screen.findByRole('alert')).textContent).toContain('คุณออฟไลน์อยู่');
  });

  it('requests its code and opens when the device is online again', async () => {
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

  it('opens when the network returned before the message could listen', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    onLine.mockReturnValueOnce(false);
    load.mockClear();
    open('/late-again');
    expect((await screen.findByRole('heading')).textContent).toBe('late screen');
  });

  it.each([
    [new ScreenLoadError('x'), true],
    [new TypeError('Importing a module script failed.'), true],
    [new TypeError('error loading dynamically imported module: https://site/x.js'), true],
    [new Error('Unable to preload CSS for /assets/x.css'), true],
    [new TypeError('x is not a function'), false],
    ['text', false],
    [null, false],
  ])('is recognized as a failed chunk by the error %s', (error, expected) => {
    expect(isLoadFailure(error)).toBe(expected);
  });
});

describe('a page that is left while the code of a screen loads', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('shows the end of that request only if the browser has not left after a while', async () => {
    open('/interrupted');
    window.dispatchEvent(new Event('beforeunload'));
    stopLoading(new TypeError('error loading dynamically imported module'));
    await act(() => vi.advanceTimersByTimeAsync(LEAVE_TIMEOUT_MS - 1));
    expect(screen.queryByRole('alert')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  it('does not listen any more once the code has ended, so that Firefox can keep the page for Back', async () => {
    const heard = vi.spyOn(window, 'addEventListener');
    const unheard = vi.spyOn(window, 'removeEventListener');
    const ofLeaving = (calls: readonly (readonly unknown[])[]) =>
      calls.filter(([name]) => name === 'beforeunload').length;
    open('/interrupted');
    expect(ofLeaving(heard.mock.calls)).toBe(1);
    stopLoading(new TypeError('error loading dynamically imported module'));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(ofLeaving(unheard.mock.calls)).toBeGreaterThan(0);
  });
});
