import { manyGames } from '@chada/testing';
import { expect, it } from 'vitest';
import { showLater } from './show-later.ts';

const codes = (games: readonly { readonly code: string }[]): string[] => games.map(({ code }) => code);

it('moves the games shown above behind the first games, and keeps each game once', () => {
  const games = manyGames(60);
  const above = games.slice(0, 5);
  const shown = codes(showLater(games, above));
  expect(shown.slice(0, 24)).toEqual(codes(games.slice(5, 29)));
  expect(shown.slice(24, 29)).toEqual(codes(above));
  expect(shown.slice(29)).toEqual(codes(games.slice(29)));
});

it('keeps the place of games shown above that come after the first games', () => {
  const games = manyGames(60);
  expect(showLater(games, games.slice(40, 44))).toEqual(games);
});

it('moves the games shown above to the end of a short list', () => {
  const games = manyGames(8);
  expect(codes(showLater(games, games.slice(0, 4)))).toEqual([
    ...codes(games.slice(4)),
    ...codes(games.slice(0, 4)),
  ]);
});

it('keeps the order if nothing is shown above', () => {
  const games = manyGames(8);
  expect(showLater(games, [])).toBe(games);
});
