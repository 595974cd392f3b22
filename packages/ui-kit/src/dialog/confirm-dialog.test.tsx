import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog, type ConfirmDialogProps, NoticeDialog } from './confirm-dialog.tsx';

function Logout(props: Partial<ConfirmDialogProps>): ReactElement {
  return (
    <ConfirmDialog
      open
      title="ออกจากระบบ"
      description="ต้องการออกจากระบบหรือไม่"
      confirmLabel="ตกลง"
      cancelLabel="ยกเลิก"
      onConfirm={() => undefined}
      onCancel={() => undefined}
      {...props}
    />
  );
}

describe('ConfirmDialog', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('[CO-02] cancels by itself once, after exactly 5000 ms', () => {
    const onCancel = vi.fn();
    const onConfirm = vi.fn();
    render(<Logout onCancel={onCancel} onConfirm={onConfirm} />);
    act(() => void vi.advanceTimersByTime(4999));
    expect(onCancel).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(onCancel.mock.calls).toEqual([['timeout']]);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('shows the remaining time as a shrinking line', () => {
    render(<Logout timeoutMs={5000} />);
    const line = document.querySelector<HTMLElement>('.ck-dialog__timer-line');
    expect(line?.style.animationDuration).toBe('5000ms');
  });

  it('confirms and cancels by its buttons', () => {
    const onCancel = vi.fn();
    const onConfirm = vi.fn();
    render(<Logout onCancel={onCancel} onConfirm={onConfirm} />);
    expect(screen.getByRole('alertdialog', { name: 'ออกจากระบบ' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'ตกลง' }));
    fireEvent.click(screen.getByRole('button', { name: 'ยกเลิก' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onCancel.mock.calls).toEqual([['button']]);
  });

  it('does not time out, cancel or confirm again while busy', () => {
    const onCancel = vi.fn();
    const onConfirm = vi.fn();
    render(<Logout busy onCancel={onCancel} onConfirm={onConfirm} />);
    act(() => void vi.advanceTimersByTime(10_000));
    fireEvent.click(screen.getByRole('button', { name: 'ตกลง' }));
    fireEvent.click(screen.getByRole('button', { name: 'ยกเลิก' }));
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(onCancel).not.toHaveBeenCalled();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('stays open without a timeout, and clears its timer on unmount', () => {
    const onCancel = vi.fn();
    const { rerender } = render(<Logout timeoutMs={null} onCancel={onCancel} />);
    act(() => void vi.advanceTimersByTime(60_000));
    rerender(<Logout onCancel={onCancel} />);
    act(() => void vi.advanceTimersByTime(1000));
    rerender(<Logout open={false} onCancel={onCancel} />);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('focuses the cancel button if the action can not be undone', () => {
    const { unmount } = render(<Logout />);
    expect(document.activeElement?.textContent).toBe('ตกลง');
    unmount();
    render(<Logout tone="danger" />);
    expect(document.activeElement?.textContent).toBe('ยกเลิก');
  });

  it('[CO-02] closes the notice of a logout after 2000 ms', () => {
    const onClose = vi.fn();
    render(<NoticeDialog open title="ออกจากระบบแล้ว" onClose={onClose} />);
    act(() => void vi.advanceTimersByTime(1999));
    expect(onClose).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(onClose.mock.calls).toEqual([['timeout']]);
  });
});
