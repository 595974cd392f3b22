import { manyGames } from '@chada/testing';
import { describe, expect, it } from 'vitest';
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
