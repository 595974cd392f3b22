import { expect, it } from 'vitest';
import { sampleGameNames } from './sample-game-names.ts';
import { spreadGames } from './spread-games.ts';

const providers = ['JK', 'XE', 'SG', 'AC', 'PG'];
const games = Object.entries(sampleGameNames).flatMap(([category, { first, last }]) =>
  last.flatMap((tail, column) =>
    Object.entries(first).map(([head, latin], row) => ({
      category,
      latin,
      name: head + tail,
      provider: providers[(row + column) % providers.length] ?? '',
    })),
  ),
);
const spread = spreadGames(games, []);

it.each(Object.keys(sampleGameNames))(
  'games of %s whose names begin alike are not neighbours',
  (category) => {
    const beginnings = spread.filter((game) => game.category === category).map(({ latin }) => latin);
    const kinds = new Set(beginnings).size;
    const near = Math.min(9, kinds) - 1;
    const alike = beginnings.filter((latin, index) =>
      beginnings.slice(Math.max(0, index - near), index).includes(latin),
    );
    expect(alike).toEqual([]);
  },
);

it('keeps all games and the order of the categories', () => {
  expect([...spread].sort((a, b) => a.name.localeCompare(b.name))).toEqual(
    [...games].sort((a, b) => a.name.localeCompare(b.name)),
  );
  expect(spread.map(({ category }) => category)).toEqual(games.map(({ category }) => category));
});

it('keeps games apart from the earlier games of the list', () => {
  const earlier = [{ category: 'slots', provider: 'JK', latin: 'golden dragon' }];
  const slots = spreadGames(games, earlier).filter(({ category }) => category === 'slots');
  expect(slots.slice(0, 8).map(({ latin }) => latin)).not.toContain('dragon');
});
