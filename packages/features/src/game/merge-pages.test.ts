import { aGame, manyGames } from '@chada/testing';
import { describe, expect, it } from 'vitest';
import { coverSeed, COVERS_PER_CATEGORY } from './cover-seed.ts';
import { mergePages } from './merge-pages.ts';

describe('[ME-20] the pages of a list', () => {
  it('contain each game once, even if the list changed between two pages', () => {
    const [first, second, third] = manyGames(3);
    if (!first || !second || !third) throw new Error('three games');
    const merged = mergePages([
      { items: [first, second], total: 3 },
      { items: [second, third], total: 4 },
    ]);
    expect(merged.games).toEqual([first, second, third]);
    expect(merged.total).toBe(4);
  });

  it('never count fewer games than they contain', () => {
    expect(mergePages([{ items: manyGames(5), total: 2 }]).total).toBe(5);
    expect(mergePages([])).toEqual({ games: [], total: 0 });
  });
});

describe('the cover of a game', () => {
  it('is always the same one, of a bounded number, and rarely equals its neighbour’s', () => {
    const games = manyGames(5_000);
    const seeds = games.map(coverSeed);
    expect(games.map(coverSeed)).toEqual(seeds);
    expect(new Set(seeds).size).toBe(COVERS_PER_CATEGORY);
    const shared = seeds.filter((seed, index) => seed === seeds[index + 1]).length;
    expect(shared).toBeLessThan(250);
    expect(coverSeed(aGame())).toBe(coverSeed(aGame({ name: 'อื่น' })));
  });
});
