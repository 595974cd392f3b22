import type { Game } from '@chada/stores/game';
import type { SubjectName } from '@chada/ui-kit/game-art';
import { matchSubjects } from './match-subjects.ts';

export interface Cover {
  readonly subject: SubjectName;
  readonly variant: number;
}

type CoverGame = Pick<Game, 'code' | 'name' | 'category'>;

export const UNLIKE_NEIGHBOURS = 9;
const COMPOSITIONS = 3;

/* Returns the FNV-1a hash of a text, with the high bits mixed into the low bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}

const cover = (game: CoverGame, subject: SubjectName): Cover => ({
  subject,
  variant: hashOf(game.code) % COMPOSITIONS,
});

const assigned = new Map<string, Cover>();

/**
 * Returns a function that returns the cover of the game at an index. The function assigns covers only up to this index,
 * because a list may have thousands of games. A cover never changes when games are added at the end of the list.
 */
export function coversOf(games: readonly CoverGame[]): (index: number) => Cover | undefined {
  const covers: Cover[] = [];
  return (index) => {
    for (const game of games.slice(covers.length, index + 1)) {
      const near = covers.slice(-(UNLIKE_NEIGHBOURS - 1)).map(({ subject }) => subject);
      const matched = matchSubjects(game);
      const chosen = cover(game, matched.find((one) => !near.includes(one)) ?? matched[0] ?? 'sevens');
      covers.push(chosen);
      assigned.set(game.code, chosen);
    }
    return covers[index];
  };
}

export function assignCovers(games: readonly CoverGame[]): readonly Cover[] {
  const coverAt = coversOf(games);
  return games.flatMap((_game, index) => coverAt(index) ?? []);
}

export function coverOf(game: CoverGame): Cover {
  return assigned.get(game.code) ?? cover(game, matchSubjects(game)[0] ?? 'sevens');
}
