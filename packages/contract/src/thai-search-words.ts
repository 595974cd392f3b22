import type { StandardCategory } from '@chada/domain';

/** Words that select all games of a category. */
export const categoryWords: Readonly<Record<Exclude<StandardCategory, 'hot'>, readonly string[]>> = {
  casino: ['คาสิโน', 'คาสิโนสด', 'casino'],
  sport: ['กีฬา', 'sport', 'sports'],
  fishing: ['ยิงปลา', 'เกมยิงปลา', 'fishing'],
  card: ['ไพ่', 'เกมไพ่', 'card', 'cards'],
  lotto: ['หวย', 'ลอตเตอรี่', 'lotto', 'lottery'],
  slots: ['สล็อต', 'slot', 'slots'],
};

/** The search removes these words, because they mean only “game” or “provider”. */
export const emptyWords = ['เกม', 'เกมส์', 'ค่าย', 'game', 'games'] as const;
