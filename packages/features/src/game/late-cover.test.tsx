import { aGame } from '@chada/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LateCover } from './late-cover.tsx';

const groundOf = (container: HTMLElement): string =>
  container.querySelector<HTMLElement>('.cf-games__cover')?.style.backgroundImage ?? '';

it('[ME-20] a cover without a picture is drawn a little later, the same for the same game', async () => {
  const game = aGame({ code: 'JK-1', imagePath: null });
  const { container } = render(<LateCover game={game} />);
  expect(groundOf(container)).toBe('');
  await waitFor(() => expect(groundOf(container)).toMatch(/^url\("?data:image\/svg\+xml,/));
  const again = render(<LateCover game={{ ...game }} />);
  await waitFor(() => expect(groundOf(again.container)).toBe(groundOf(container)));
  const other = render(<LateCover game={aGame({ code: 'JK-2', imagePath: null })} />);
  await waitFor(() => expect(groundOf(other.container)).toMatch(/^url/));
  expect(groundOf(other.container)).not.toBe(groundOf(container));
});

it('[ME-20] a game with a picture shows it, as decoration next to its name', () => {
  render(<LateCover game={aGame({ imagePath: 'https://cdn.example/game.png' })} />);
  expect(screen.getByRole('presentation').getAttribute('src')).toBe('https://cdn.example/game.png');
});
