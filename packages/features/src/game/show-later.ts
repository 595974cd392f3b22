import type { Game } from '@chada/stores/game';
import { UNLIKE_NEIGHBOURS } from './assign-covers.ts';
import { matchSubjects } from './match-subjects.ts';

/** The number of games at the beginning of a list that the page must not show twice: about one screenful. */
const FIRST_GAMES = 24;
/** A moved game follows at most this many games later than necessary, so that later pages of the list do not move it. */
const MAX_FURTHER = 8;

const subjectOf = (game: Game): string | undefined => matchSubjects(game)[0];

/** Returns the first place from `from` to `end` where no near game has the same subject, or `from`. */
function placeFor(game: Game, games: readonly Game[], from: number, end: number): number {
  const subject = subjectOf(game);
  for (let place = from; place <= Math.min(end, games.length); place += 1) {
    const near = games.slice(Math.max(0, place + 1 - UNLIKE_NEIGHBOURS), place + UNLIKE_NEIGHBOURS - 1);
    if (near.every((other) => subjectOf(other) !== subject)) return place;
  }
  return from;
}

/**
 * Returns a list of games whose first games are not among the games that the page shows above the list. The games shown
 * above follow after the first games, so the list still contains each game once. Games with the same subject are apart
 * if possible, because their covers look alike.
 */
export function showLater(games: readonly Game[], shownAbove: readonly Game[]): readonly Game[] {
  if (shownAbove.length === 0) return games;
  const codes = new Set(shownAbove.map(({ code }) => code));
  const first: Game[] = [];
  const later: Game[] = [];
  for (const game of games) {
    if (first.length === FIRST_GAMES) break;
    (codes.has(game.code) ? later : first).push(game);
  }
  const shown = [...first, ...games.slice(first.length + later.length)];
  const end = first.length + later.length + MAX_FURTHER;
  let from = first.length;
  for (const game of later) {
    const place = placeFor(game, shown, from, end);
    shown.splice(place, 0, game);
    from = place + 1;
  }
  return shown;
}
