import type { GameCategory } from './game.contract.ts';

/** Words by which members ask for a whole category. */
export const categoryWords: Readonly<Record<Exclude<GameCategory, 'hot'>, readonly string[]>> = {
  casino: ['คาสิโน', 'คาสิโนสด', 'casino'],
  sport: ['กีฬา', 'sport', 'sports'],
  fishing: ['ยิงปลา', 'เกมยิงปลา', 'fishing'],
  card: ['ไพ่', 'เกมไพ่', 'card', 'cards'],
  lotto: ['หวย', 'ลอตเตอรี่', 'lotto', 'lottery'],
  slots: ['สล็อต', 'slot', 'slots'],
};

/** Words before a name that say nothing of the name. */
export const emptyWords = ['เกม', 'เกมส์', 'ค่าย', 'game', 'games'] as const;
