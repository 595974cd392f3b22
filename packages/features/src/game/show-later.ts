import type { Game } from '@chada/stores/game';

/** The number of games at the beginning of a list that the page must not show twice: about one screenful. */
const FIRST_GAMES = 24;

/**
 * Returns a list of games whose first games are not among the games that the page shows above the list. The games shown
 * above follow after the first games, so the list still contains each game once.
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
  return [...first, ...later, ...games.slice(first.length + later.length)];
}
