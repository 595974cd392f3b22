import { manyGames } from '@chada/testing';
import { expect, it } from 'vitest';
import { showLater } from './show-later.ts';

const codes = (games: readonly { readonly code: string }[]): string[] => games.map(({ code }) => code);

it('moves the games shown above behind the first games, and keeps each game once', () => {
  const games = manyGames(60);
  const above = games.slice(0, 5);
  const shown = codes(showLater(games, above));
  expect(shown.slice(0, 24)).toEqual(codes(games.slice(5, 29)));
  expect(shown.slice(24, 37)).toEqual(expect.arrayContaining(codes(above)));
  expect([...shown].sort()).toEqual(codes(games).sort());
});

it('puts a moved game where no near game has the same subject', () => {
  const named = (names: readonly string[]) =>
    manyGames(names.length).map((game, index) => ({
      ...game,
      category: 'sport' as const,
      name: names[index] ?? '',
    }));
  const fillers = [
    'มวยไทย',
    'จักรยาน',
    'ม้าแข่ง',
    'ถ้วยรางวัล',
    'ฟุตบอล',
    'วอลเลย์บอล',
    'สนุกเกอร์',
    'เหรียญ',
    'ปิงปอง',
  ];
  const middle = Array.from({ length: 40 }, (_, index) => fillers[index % fillers.length] ?? '');
  const games = named(['นักวิ่ง สายฟ้า', ...middle.slice(0, 24), 'นักวิ่ง ดาวรุ่ง', ...middle.slice(24)]);
  const shown = showLater(games, games.slice(0, 1));
  const runners = shown.flatMap(({ name }, index) => (name.startsWith('นักวิ่ง') ? [index] : []));
  expect(Math.abs((runners[1] ?? 0) - (runners[0] ?? 0))).toBeGreaterThanOrEqual(8);
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
