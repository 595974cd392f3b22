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

const keyOf = ({ code, name }: CoverGame): string => `${code}/${name}`;
const isSame = (a: Cover, b: Cover): boolean => a.subject === b.subject && a.variant === b.variant;

function choose(game: CoverGame, near: readonly Cover[]): Cover {
  const matched = matchSubjects(game);
  const subject =
    matched.find((candidate) => !near.some((otherCover) => otherCover.subject === candidate)) ??
    matched[0] ??
    'sevens';
  const hash = hashOf(game.code);
  const variants = Array.from({ length: COMPOSITIONS }, (_, index) => ({
    subject,
    variant: (hash + index) % COMPOSITIONS,
  }));
  return (
    variants.find((variant) => !near.some((otherCover) => isSame(variant, otherCover))) ?? {
      subject,
      variant: hash % COMPOSITIONS,
    }
  );
}

export interface CoverAssigner {
  /**
   * Returns a function that takes an index and returns the cover of the game at this index. The returned function
   * assigns covers only up to this index, because a list may have thousands of games.
   */
  readonly coversOf: (games: readonly CoverGame[]) => (index: number) => Cover | undefined;
  readonly assignCovers: (games: readonly CoverGame[]) => readonly Cover[];
  readonly coverOf: (game: CoverGame) => Cover;
}

/** Returns functions that assign covers to games. A game keeps its first cover in all lists. */
export function createCoverAssigner(): CoverAssigner {
  const assigned = new Map<string, Cover>();

  const assign = (game: CoverGame, near: readonly Cover[]): Cover => {
    const chosen = assigned.get(keyOf(game)) ?? choose(game, near);
    assigned.set(keyOf(game), chosen);
    return chosen;
  };
  const coversOf: CoverAssigner['coversOf'] = (games) => {
    const covers: Cover[] = [];
    return (index) => {
      while (covers.length <= index) {
        const position = covers.length;
        const game = games[position];
        if (game === undefined) break;
        const following = games
          .slice(position + 1, position + UNLIKE_NEIGHBOURS)
          .flatMap((next) => assigned.get(keyOf(next)) ?? []);
        covers.push(assign(game, [...covers.slice(1 - UNLIKE_NEIGHBOURS), ...following]));
      }
      return covers[index];
    };
  };
  return {
    coversOf,
    assignCovers: (games) => {
      const coverAt = coversOf(games);
      return games.flatMap((_game, index) => coverAt(index) ?? []);
    },
    coverOf: (game) => assign(game, []),
  };
}

export const { assignCovers, coverOf, coversOf } = /* @__PURE__ */ createCoverAssigner();
