import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { axeFindings } from '../../test/axe.ts';
import { FloatingButton, FloatingCorner } from '../floating-corner/floating-corner.tsx';
import { FloatingPanel } from './floating-panel.tsx';

afterEach(() => vi.unstubAllGlobals());

function onScreen(isPhone: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(min-width: 60em)' && !isPhone }));
}

function Page(): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <a href="/deposit">ฝากเงิน</a>
      <FloatingCorner label="ติดต่อเรา">
        <FloatingButton label="แชท" icon={null} aria-expanded={open} onClick={() => setOpen(!open)} />
      </FloatingCorner>
      <FloatingPanel open={open} title="แชทกับทีมงาน" closeLabel="ปิด" onClose={() => setOpen(false)}>
        <input aria-label="ข้อความ" />
      </FloatingPanel>
    </>
  );
}
const dialog = () => screen.queryByRole('dialog', { name: 'แชทกับทีมงาน' });
const launcher = () => screen.getByRole('button', { name: 'แชท', hidden: true });

it.each([
  ['phones', true],
  ['wide screens', false],
])('on %s takes the focus, closes on Escape and by its button, and restores the focus', async (_, phone) => {
  onScreen(phone);
  render(<Page />);
  expect(dialog()).toBeNull();
  for (const close of ['Escape', 'button']) {
    await userEvent.click(launcher());
    const panel = dialog();
    expect(panel?.contains(document.activeElement)).toBe(true);
    expect(await axeFindings(document.body)).toEqual([]);
    if (close === 'Escape') await userEvent.keyboard('{Escape}');
    else await userEvent.click(screen.getByRole('button', { name: 'ปิด' }));
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(launcher());
  }
});

it('covers and blocks the page on phones', async () => {
  onScreen(true);
  render(<Page />);
  await userEvent.click(launcher());
  expect(dialog()?.getAttribute('aria-modal')).toBe('true');
  expect(screen.queryByRole('link', { name: 'ฝากเงิน' })).toBeNull();
  for (let presses = 0; presses < 4; presses += 1) {
    await userEvent.tab();
    expect(dialog()?.contains(document.activeElement)).toBe(true);
  }
});

it('leaves the page usable on wide screens, and does not move the focus back', async () => {
  onScreen(false);
  render(<Page />);
  await userEvent.click(launcher());
  expect(dialog()?.getAttribute('aria-modal')).toBeNull();
  const link = screen.getByRole('link', { name: 'ฝากเงิน' });
  link.focus();
  await userEvent.keyboard('{Escape}');
  expect(dialog()).toBeTruthy();
  await userEvent.click(launcher());
  expect(dialog()).toBeNull();
});

it('keeps its content while closed', async () => {
  onScreen(true);
  render(<Page />);
  await userEvent.click(launcher());
  await userEvent.type(screen.getByLabelText('ข้อความ'), 'สวัสดี');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(launcher());
  expect(screen.getByLabelText<HTMLInputElement>('ข้อความ').value).toBe('สวัสดี');
});
