import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { GameGrid, GameTile } from './game-tile.tsx';

it('opens once, and ignores taps while loading or disabled', async () => {
  const onOpen = vi.fn();
  const tile = (state: { loading?: boolean; disabled?: boolean }) => (
    <GameGrid label="เกมสล็อต">
      {[<GameTile key="seven" title="เซเว่น" art={<svg />} onOpen={onOpen} {...state} />]}
    </GameGrid>
  );
  const { rerender } = render(tile({}));
  expect(screen.getByRole('list', { name: 'เกมสล็อต' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'เซเว่น' }));
  rerender(tile({ loading: true }));
  await userEvent.dblClick(screen.getByRole('button', { name: 'เซเว่น' }));
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  rerender(tile({ disabled: true }));
  await userEvent.click(screen.getByRole('button', { name: 'เซเว่น' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
});
