import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { axeFindings } from '../../test/axe.ts';
import * as engine from './toast-engine.tsx';
import { TOAST_TIMEOUT_MS } from './toast-message.ts';
import { ToastRegion } from './toast-region.tsx';
import { createToastQueue, ENGINE_TIMEOUT_MS, type ToastEngine, type ToastQueue } from './toast-queue.ts';

function placeOf(queue: ToastQueue): ToastQueue {
  render(<ToastRegion queue={queue} label="การแจ้งเตือน" />);
  return queue;
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const texts = (role: 'status' | 'alert') => screen.queryAllByRole(role).map(({ textContent }) => textContent);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  act(() => engine.dismissToasts());
  cleanup();
  vi.useRealTimers();
});

describe('toasts while the engine is loading', () => {
  it('appear after loading, once per id, unless they were removed', async () => {
    let arrive: (engine: ToastEngine) => void = () => undefined;
    const queue = placeOf(createToastQueue(() => new Promise((resolve) => (arrive = resolve))));
    queue.show({ tone: 'info', message: 'คำเก่า' });
    queue.clear();
    queue.show({ tone: 'success', message: 'ครั้งที่หนึ่ง', id: 'credit' });
    queue.show({ tone: 'success', message: 'ครั้งที่สอง', id: 'credit' });
    queue.show({ tone: 'error', message: 'ส่งไม่สำเร็จ' });
    await pass(ENGINE_TIMEOUT_MS / 2);
    expect(texts('alert')).toEqual([]);
    arrive(engine);
    await pass(100);
    expect([texts('alert'), texts('status')]).toEqual([['ส่งไม่สำเร็จ'], ['ครั้งที่สอง']]);
  });

  it('are shown once without the engine if the engine loads slowly', async () => {
    let arrive: (engine: ToastEngine) => void = () => undefined;
    const queue = placeOf(createToastQueue(() => new Promise((resolve) => (arrive = resolve))));
    queue.show({ tone: 'info', message: 'คัดลอกแล้ว' });
    await pass(ENGINE_TIMEOUT_MS);
    expect(texts('status')).toEqual(['คัดลอกแล้ว']);
    arrive(engine);
    await pass(100);
    expect(texts('status')).toEqual(['คัดลอกแล้ว']);
  });
});

describe('toasts whose engine fails to load', () => {
  const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

  it('[CO-03] are shown for 2000 ms, an error as an alert', async () => {
    const queue = placeOf(createToastQueue(offline));
    queue.show({ tone: 'error', message: 'ไม่มีอินเทอร์เน็ต' });
    await pass(0);
    expect(texts('alert')).toEqual(['ไม่มีอินเทอร์เน็ต']);
    await pass(TOAST_TIMEOUT_MS - 1);
    expect(texts('alert')).toEqual(['ไม่มีอินเทอร์เน็ต']);
    await pass(1);
    expect(texts('alert')).toEqual([]);
  });

  it('are in a named region and pass axe', async () => {
    const queue = placeOf(createToastQueue(offline));
    queue.show({ tone: 'error', message: 'ไม่มีอินเทอร์เน็ต' });
    await pass(0);
    expect(screen.getByRole('region', { name: 'การแจ้งเตือน' }).textContent).toBe('ไม่มีอินเทอร์เน็ต');
    vi.useRealTimers();
    expect(await axeFindings(document.body)).toEqual([]);
  });

  it('load the engine again for the next toast', async () => {
    const load = vi
      .fn<() => Promise<ToastEngine>>()
      .mockImplementationOnce(offline)
      .mockResolvedValue(engine);
    const queue = placeOf(createToastQueue(load));
    await queue.prepare();
    queue.show({ tone: 'error', message: 'ส่งไม่สำเร็จ' });
    await pass(100);
    expect(load).toHaveBeenCalledTimes(2);
    expect(document.querySelector('.Toastify__toast-theme--dark')?.textContent).toBe('ส่งไม่สำเร็จ');
  });

  it('are all removed when the session ends', async () => {
    const queue = placeOf(createToastQueue(offline));
    for (const message of ['หนึ่ง', 'สอง', 'สาม', 'สี่']) queue.show({ tone: 'info', message });
    await pass(0);
    expect(texts('status')).toEqual(['สอง', 'สาม', 'สี่']);
    act(() => queue.clear());
    expect(texts('status')).toEqual([]);
  });
});
