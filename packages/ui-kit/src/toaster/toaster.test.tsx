import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { axeFindings } from '../../test/axe.ts';
import { dismissNotifications, notify, Toaster } from './toaster.tsx';

afterEach(() => act(() => dismissNotifications()));

async function shown(role: 'status' | 'alert', text: string): Promise<HTMLElement> {
  const toast = await screen.findByRole(role);
  expect(toast.textContent).toContain(text);
  return toast;
}

describe('notify', () => {
  it('[CO-03] shows a toast at the bottom left, dark, for 2000 ms, not draggable', async () => {
    render(<Toaster label="การแจ้งเตือน" />);
    act(() => notify('คัดลอกแล้ว', { tone: 'success' }));
    const toast = await shown('status', 'คัดลอกแล้ว');
    expect(toast.closest('.Toastify__toast-container--bottom-left')).not.toBeNull();
    expect(toast.className).toContain('Toastify__toast-theme--dark');
    const timer = toast.querySelector<HTMLElement>('.Toastify__progress-bar--animated');
    expect(timer?.style.animationDuration).toBe('2000ms');
    fireEvent.pointerDown(toast, { clientX: 0, clientY: 0 });
    fireEvent.pointerMove(document, { clientX: 120, clientY: 0 });
    expect(toast.style.transform).toBe('');
    // jsdom has no AnimationEvent, so React uses the prefixed event name.
    if (timer !== null) fireEvent(timer, new Event('webkitAnimationEnd', { bubbles: true }));
    await waitFor(() => expect(toast.dataset['in']).toBe('false'));
  });

  it('announces an error at once and other messages politely', async () => {
    render(<Toaster label="การแจ้งเตือน" />);
    act(() => notify('ส่งไม่สำเร็จ', { tone: 'error' }));
    await shown('alert', 'ส่งไม่สำเร็จ');
    expect(await axeFindings(document.body)).toEqual([]);
  });

  it('replaces the toast with the same id', async () => {
    render(<Toaster label="การแจ้งเตือน" />);
    act(() => notify('ครั้งที่หนึ่ง', { id: 'credit' }));
    await shown('status', 'ครั้งที่หนึ่ง');
    act(() => notify('ครั้งที่สอง', { id: 'credit' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('ครั้งที่สอง'));
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });
});
