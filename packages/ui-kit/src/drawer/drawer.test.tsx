import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { axeFindings } from '../../test/axe.ts';
import { Drawer } from './drawer.tsx';

it('is a named dialog that closes by its button, Escape and a tap outside', async () => {
  const onClose = vi.fn();
  render(
    <Drawer open title="เมนู" closeLabel="ปิดเมนู" onClose={onClose}>
      <a href="/contact">ติดต่อเรา</a>
    </Drawer>,
  );
  expect(screen.getByRole('dialog', { name: 'เมนู' })).toBeTruthy();
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'ปิดเมนู' }));
  await userEvent.keyboard('{Escape}');
  await new Promise((resolve) => setTimeout(resolve, 360));
  const backdrop = document.querySelector('.ck-drawer__backdrop');
  if (backdrop !== null) await userEvent.click(backdrop);
  expect(onClose).toHaveBeenCalledTimes(3);
});
