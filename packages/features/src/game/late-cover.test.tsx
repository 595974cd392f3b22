import { aGame } from '@chada/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LateCover } from './late-cover.tsx';

const groundOf = (container: HTMLElement): string =>
  container.querySelector<HTMLElement>('.cf-games__cover')?.style.backgroundImage ?? '';

it('[ME-20] a game without a picture gets a drawn cover when the browser is idle', async () => {
  const game = aGame({ code: 'JK-1', imagePath: null });
  const { container } = render(<LateCover game={game} />);
  expect(groundOf(container)).toBe('');
  await waitFor(() => expect(groundOf(container)).toMatch(/^url\("?data:image\/svg\+xml,.*, url\("?data:/));
  const again = render(<LateCover game={{ ...game }} />);
  await waitFor(() => expect(groundOf(again.container)).toBe(groundOf(container)));
  const other = render(<LateCover game={aGame({ code: 'JK-2', name: 'พญานาคราช', imagePath: null })} />);
  await waitFor(() => expect(groundOf(other.container)).toMatch(/^url/));
  expect(groundOf(other.container)).not.toBe(groundOf(container));
});

it('[ME-20] a game with a picture shows the picture and hides it from screen readers', () => {
  render(<LateCover game={aGame({ imagePath: 'https://cdn.example/game.png' })} />);
  expect(screen.getByRole('presentation').getAttribute('src')).toBe('https://cdn.example/game.png');
});
