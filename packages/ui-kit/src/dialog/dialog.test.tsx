import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { axeFindings } from '../../test/axe.ts';
import { Button } from '../button/button.tsx';
import { ModalSuspension } from '../internal/modal-suspension.ts';
import { type CloseReason, Dialog } from './dialog.tsx';

// The clock is frozen, so that two taps count as a double tap even on a slow machine.
beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

function Page({ onClose = () => undefined }: { onClose?: (reason: CloseReason) => void }): ReactElement {
  const [open, setOpen] = useState(false);
  const close = (reason: CloseReason): void => {
    setOpen(false);
    onClose(reason);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>เปิด</Button>
      <a href="/behind">ข้างหลัง</a>
      <Dialog
        open={open}
        onClose={close}
        title="รับรางวัล"
        description="วันนี้รับได้หนึ่งครั้ง"
        closeLabel="ปิด"
        actions={<Button onClick={() => close('button')}>รับ</Button>}
      >
        <input aria-label="โค้ด" />
      </Dialog>
    </>
  );
}

async function openDialog(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'เปิด' }));
  return screen.getByRole('dialog', { name: 'รับรางวัล', description: 'วันนี้รับได้หนึ่งครั้ง' });
}

async function tapOutside(): Promise<void> {
  const backdrop = document.querySelector('.ck-dialog__backdrop');
  if (backdrop !== null) await userEvent.click(backdrop);
}

describe('Dialog', () => {
  it('takes the focus, traps it in both directions, and restores it', async () => {
    render(<Page />);
    await openDialog();
    const stops = [
      screen.getByLabelText('โค้ด'),
      screen.getByRole('button', { name: 'รับ' }),
      screen.getByRole('button', { name: 'ปิด' }),
    ];
    expect(document.activeElement).toBe(stops[0]);
    const focused: (Element | null)[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      await userEvent.tab();
      focused.push(document.activeElement);
    }
    expect(focused).toEqual([stops[1], stops[2], stops[0]]);
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(stops[2]);
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'เปิด' }));
  });

  it('hides the page from screen readers and blocks scrolling while open', async () => {
    render(<Page />);
    await openDialog();
    expect(screen.queryByRole('link', { name: 'ข้างหลัง' })).toBeNull();
    expect(document.documentElement.style.overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('link', { name: 'ข้างหลัง' })).toBeTruthy();
    expect(document.documentElement.style.overflow).toBe('');
    expect(document.querySelector('.ck-portal')).toBeNull();
  });

  it('takes the focus back from an element outside', async () => {
    render(<Page />);
    const panel = await openDialog();
    screen.getByText('ข้างหลัง').focus();
    expect(panel.contains(document.activeElement)).toBe(true);
  });

  it('reports the way of closing and ignores the second tap of a double tap', async () => {
    const onClose = vi.fn();
    render(<Page onClose={onClose} />);
    await openDialog();
    await userEvent.keyboard('{Escape}');
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'ปิด' }));
    const panel = await openDialog();
    await userEvent.click(panel);
    await tapOutside();
    expect(onClose).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(360);
    await tapOutside();
    expect(onClose.mock.calls).toEqual([['escape'], ['button'], ['backdrop']]);
  });

  it('ignores the second Enter of a double Enter and a held Enter', async () => {
    const onClose = vi.fn();
    render(<Page onClose={onClose} />);
    screen.getByRole('button', { name: 'เปิด' }).focus();
    await userEvent.keyboard('{Enter}');
    screen.getByRole('button', { name: 'รับ' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(onClose).not.toHaveBeenCalled();
    vi.advanceTimersByTime(360);
    const wentOn = fireEvent.keyDown(screen.getByRole('button', { name: 'รับ' }), {
      key: 'Enter',
      repeat: true,
    });
    expect(wentOn).toBe(false);
    await userEvent.keyboard('{Enter}');
    expect(onClose.mock.calls).toEqual([['button']]);
  });

  it('closes one dialog per Escape, the topmost first', async () => {
    const closed: string[] = [];
    render(
      <>
        <Dialog open title="ล่าง" onClose={() => closed.push('bottom')} />
        <Dialog open title="บน" onClose={() => closed.push('top')} />
      </>,
    );
    await userEvent.keyboard('{Escape}');
    expect(closed).toEqual(['top']);
  });

  it('has no axe findings', async () => {
    render(<Page />);
    await openDialog();
    expect(await axeFindings(document.body)).toEqual([]);
  });

  it('is hidden with its parent, releases the page, and reappears unchanged', async () => {
    const site = (isClosed: boolean): ReactElement => (
      <>
        <main hidden={!isClosed}>ปิดปรับปรุง</main>
        <ModalSuspension value={isClosed}>
          <Page />
        </ModalSuspension>
      </>
    );
    const { rerender, container } = render(site(false));
    await openDialog();
    await userEvent.type(screen.getByLabelText('โค้ด'), 'SONGKRAN');
    rerender(site(true));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(container.hasAttribute('inert')).toBe(false);
    rerender(site(false));
    expect(screen.getByLabelText('โค้ด')).toHaveProperty('value', 'SONGKRAN');
    expect(document.activeElement).toBe(screen.getByLabelText('โค้ด'));
    expect(container.hasAttribute('inert')).toBe(true);
  });
});
