import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QrCode } from '../qr-code/qr-code.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { FloatingCorner, FloatingLink } from './floating-corner.tsx';

let below: Element[] = [];
const placeholder = (): Element => {
  const found = document.querySelector('.placeholder');
  if (found === null) throw new Error('No placeholder.');
  return found;
};
const away = () => screen.getByRole('complementary').getAttribute('data-away') === 'true';
const frames = (ms = 40) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

beforeEach(() => {
  below = [];
  Object.assign(document, { elementsFromPoint: () => below });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, 'elementsFromPoint');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function rendered() {
  render(
    <>
      <form>
        <label htmlFor="amount">จำนวน</label>
        <input id="amount" />
      </form>
      <dd>฿500.00</dd>
      <div data-testid="empty">
        <span>คำ</span>
      </div>
      <button type="button" aria-label="ปิด">
        <svg data-testid="icon" />
      </button>
      <Skeleton className="placeholder" />
      <QrCode value="https://chada.example" label="สแกนเพื่อสมัคร" />
      <FloatingCorner label="คุย">
        <FloatingLink label="LINE" icon={null} href="/chat" />
      </FloatingCorner>
    </>,
  );
  const corner = screen.getByRole('complementary');
  vi.spyOn(corner, 'getBoundingClientRect').mockReturnValue(new DOMRect(300, 600, 40, 40));
  await resized();
}
async function resized(): Promise<void> {
  window.dispatchEvent(new Event('resize'));
  await frames();
}

it('[SH-04] is visible over an empty place, and hidden over an amount, a control, a label and a QR code', async () => {
  await rendered();
  expect(away()).toBe(false);
  for (const [place, expected] of [
    [screen.getByText('฿500.00'), true],
    [screen.getByTestId('empty'), false],
    [screen.getByTestId('icon'), true],
    [screen.getByText('จำนวน'), true],
    [screen.getByRole('img', { name: 'สแกนเพื่อสมัคร' }), true],
    [screen.getByRole('figure'), true],
    [placeholder(), true],
  ] as const) {
    below = [place, document.body];
    await resized();
    expect([place.outerHTML, away()]).toEqual([place.outerHTML, expected]);
  }
});

it('[SH-04] is hidden while a field has the focus, and visible as soon as it has the focus itself', async () => {
  await rendered();
  act(() => screen.getByRole('textbox').focus());
  await frames();
  expect(away()).toBe(true);
  below = [screen.getByText('฿500.00')];
  act(() => screen.getByRole('link').focus());
  await frames();
  expect(away()).toBe(false);
});

it('[SH-04] looks once for covered content after many changes of the page, when the browser is idle', async () => {
  const idleCallbacks: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idleCallbacks.push(callback));
  const cancel = vi.fn();
  vi.stubGlobal('cancelIdleCallback', cancel);
  await rendered();
  idleCallbacks.length = 0;
  let checks = 0;
  Object.assign(document, { elementsFromPoint: () => ((checks += 1), below) });
  below = [screen.getByText('฿500.00')];
  for (let change = 0; change < 5; change += 1) {
    screen.getByTestId('empty').append(`${change}`);
    await frames(20);
  }
  expect([idleCallbacks.length, checks, away()]).toEqual([1, 0, false]);
  idleCallbacks[0]?.();
  await frames();
  expect([checks, away()]).toEqual([1, true]);

  screen.getByTestId('empty').append('again');
  await frames();
  cleanup();
  expect(cancel).toHaveBeenCalledTimes(1);
});

it('[SH-04] does not look for covered content while the browser responds to a press', async () => {
  const idleCallbacks: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idleCallbacks.push(callback));
  vi.stubGlobal('cancelIdleCallback', vi.fn());
  await rendered();
  idleCallbacks.length = 0;
  below = [screen.getByText('฿500.00')];
  act(() => screen.getByRole('button', { name: 'ปิด' }).focus());
  await frames();
  expect([idleCallbacks.length, away()]).toEqual([1, false]);
  idleCallbacks[0]?.();
  await frames();
  expect(away()).toBe(true);
});

it('[SH-04] waits longer for an idle browser while it is hidden', async () => {
  const timeouts: (number | undefined)[] = [];
  vi.stubGlobal('requestIdleCallback', (_call: () => void, options?: IdleRequestOptions) =>
    timeouts.push(options?.timeout),
  );
  vi.stubGlobal('cancelIdleCallback', vi.fn());
  await rendered();
  screen.getByTestId('empty').append('while it is visible');
  await frames();
  const whenVisible = timeouts.at(-1) ?? Number.NaN;
  below = [screen.getByText('฿500.00')];
  await resized();
  screen.getByTestId('empty').append('while it is hidden');
  await frames();
  expect(away()).toBe(true);
  expect(timeouts.at(-1)).toBeGreaterThan(whenVisible);
});

it('[SH-04] looks for covered content after a change of the page, without requestIdleCallback', async () => {
  await rendered();
  below = [screen.getByText('฿500.00')];
  screen.getByTestId('empty').append('changed');
  await waitFor(() => expect(away()).toBe(true));
});

it('[SH-04] is hidden level with a form', async () => {
  await rendered();
  const [form] = Array.from(document.forms);
  if (form === undefined) throw new Error('No form.');
  const place = vi.spyOn(form, 'getBoundingClientRect');
  place.mockReturnValue(new DOMRect(0, 500, 360, 120));
  await resized();
  expect(away()).toBe(true);
  place.mockReturnValue(new DOMRect(0, 100, 360, 490));
  await resized();
  expect(away()).toBe(false);
});

it('[SH-04] is hidden while the page scrolls down, and returns when it rests or scrolls up', async () => {
  await rendered();
  const scroll = async (top: number) => {
    Object.assign(window, { pageYOffset: top });
    window.dispatchEvent(new Event('scroll'));
    await frames();
  };
  await scroll(300);
  expect(away()).toBe(true);
  await frames(300);
  expect(away()).toBe(false);
  await scroll(500);
  await scroll(450);
  expect(away()).toBe(false);
  Object.assign(window, { pageYOffset: 0 });
});
