import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RefreshIcon } from '../icons/interface-icons.ts';
import { IconButton } from './icon-button.tsx';

it('is named by its label, and ignores clicks while loading', async () => {
  const onClick = vi.fn();
  const { rerender } = render(<IconButton label="อัปเดตเครดิต" icon={<RefreshIcon />} onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'อัปเดตเครดิต' }));
  rerender(<IconButton label="อัปเดตเครดิต" icon={<RefreshIcon />} onClick={onClick} loading />);
  await userEvent.click(screen.getByRole('button', { name: 'อัปเดตเครดิต' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});
