import { expect, it } from 'vitest';
import { sampleGameNames } from './sample-game-names.ts';
import { spreadGames } from './spread-games.ts';

const providers = ['JK', 'XE', 'SG', 'AC', 'PG'];
const games = Object.entries(sampleGameNames).flatMap(([category, { first, last }]) =>
  last.flatMap((tail, column) =>
    Object.keys(first).map((head, row) => ({
      category,
      head,
      name: head + tail,
      provider: providers[(row + column) % providers.length] ?? '',
    })),
  ),
);
const spread = spreadGames(games);

it.each(Object.keys(sampleGameNames))(
  'games of %s whose names begin alike are not neighbours',
  (category) => {
    const heads = spread.filter((game) => game.category === category).map(({ head }) => head);
    const kinds = new Set(heads).size;
    const near = Math.min(9, kinds) - 1;
    const alike = heads.filter((head, index) => heads.slice(Math.max(0, index - near), index).includes(head));
    expect(alike).toEqual([]);
  },
);

it('keeps all games and the order of the categories', () => {
  expect([...spread].sort((a, b) => a.name.localeCompare(b.name))).toEqual(
    [...games].sort((a, b) => a.name.localeCompare(b.name)),
  );
  expect(spread.map(({ category }) => category)).toEqual(games.map(({ category }) => category));
});
