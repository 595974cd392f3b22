import type { Game } from '@chada/stores/game';
import type { SubjectName } from '@chada/ui-kit/game-art';
import { matchSubjects } from './match-subjects.ts';

export interface Cover {
  readonly subject: SubjectName;
  readonly variant: number;
}

type CoverGame = Pick<Game, 'code' | 'name' | 'category'>;

/**
 * The number of consecutive games whose covers show different subjects. A subject repeats within these games only if
 * the game's title contains the subject.
 */
export const UNLIKE_NEIGHBOURS = 9;
const COMPOSITIONS = 3;

/*
 * Returns the FNV-1a hash of a text. The high bits are mixed into the low bits, because the low bits of similar codes
 * are similar.
 */
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

/** Maps a game's code to its latest cover, so that the game's dialog shows the same cover as its tile. */
const assigned = new Map<string, Cover>();

/**
 * Returns a cover for each game of a list. Uses the subject that suits the title best and is not on one of the eight
 * previous covers. If games are added at the end of the list, the covers of the other games stay the same.
 */
export function assignCovers(games: readonly CoverGame[]): readonly Cover[] {
  const subjects: SubjectName[] = [];
  return games.map((game) => {
    const near = subjects.slice(-(UNLIKE_NEIGHBOURS - 1));
    const matched = matchSubjects(game);
    const subject = matched.find((one) => !near.includes(one)) ?? matched[0] ?? 'sevens';
    subjects.push(subject);
    const chosen = cover(game, subject);
    assigned.set(game.code, chosen);
    return chosen;
  });
}

export function coverOf(game: CoverGame): Cover {
  return assigned.get(game.code) ?? cover(game, matchSubjects(game)[0] ?? 'sevens');
}
