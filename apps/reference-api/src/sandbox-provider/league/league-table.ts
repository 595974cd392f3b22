import { matchesOfRound, roundAt, TEAM_COUNT } from './fixtures.ts';
import { matchStateOf, type MatchState } from './league.ts';

export interface TableRow {
  readonly team: number;
  readonly rank: number;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scored: number;
  readonly conceded: number;
  readonly points: number;
  /** The results of the last five matches, from oldest to newest. */
  readonly form: readonly ('won' | 'drawn' | 'lost')[];
}

export const COUNTED_MATCHES = 22;

export function tableAt(nowMs: number): TableRow[] {
  const round = roundAt(nowMs);
  const steps = Array.from({ length: COUNTED_MATCHES + 2 }, (_, step) => round - COUNTED_MATCHES - 1 + step);
  const over = steps
    .flatMap(matchesOfRound)
    .map((match) => matchStateOf(match, nowMs))
    .filter(({ phase }) => phase === 'over');
  return Array.from({ length: TEAM_COUNT }, (_, team) => rowOf(team, over))
    .sort(
      (a, b) =>
        b.points - a.points ||
        b.scored - b.conceded - (a.scored - a.conceded) ||
        b.scored - a.scored ||
        a.team - b.team,
    )
    .map((row, index) => ({ ...row, rank: index + 1 }));
}

function rowOf(team: number, over: readonly MatchState[]): Omit<TableRow, 'rank'> {
  const own = over.filter(({ home, away }) => home === team || away === team).slice(-COUNTED_MATCHES);
  const goals = own.map(({ home, homeGoals, awayGoals }) =>
    home === team ? { scored: homeGoals, conceded: awayGoals } : { scored: awayGoals, conceded: homeGoals },
  );
  const results = goals.map(({ scored, conceded }) => {
    if (scored === conceded) return 'drawn';
    return scored > conceded ? 'won' : 'lost';
  });
  const count = (result: string): number => results.filter((candidate) => candidate === result).length;
  const sum = (name: 'scored' | 'conceded'): number => goals.reduce((total, goal) => total + goal[name], 0);
  return {
    team,
    played: own.length,
    won: count('won'),
    drawn: count('drawn'),
    lost: count('lost'),
    scored: sum('scored'),
    conceded: sum('conceded'),
    points: 3 * count('won') + count('drawn'),
    form: results.slice(-5),
  };
}
