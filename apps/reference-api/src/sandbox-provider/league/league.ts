import {
  BREAK_MS,
  MINUTES_PER_HALF,
  MATCH_MS,
  matchesOfRound,
  PLAYED_MINUTE_MS,
  roundAt,
  TEAM_COUNT,
  type Match,
} from './fixtures.ts';

/** The state of a match at a moment. */
export interface MatchNow {
  readonly id: number;
  readonly home: number;
  readonly away: number;
  readonly kickOff: string;
  readonly phase: 'next' | 'first' | 'break' | 'second' | 'over';
  /** The simulated minute. A finished match keeps its last minute. */
  readonly minute: number;
  readonly homeGoals: number;
  readonly awayGoals: number;
  readonly homeMinutes: readonly number[];
  readonly awayMinutes: readonly number[];
}

const FULL_TIME = 2 * MINUTES_PER_HALF;
const HALF_MS = MINUTES_PER_HALF * PLAYED_MINUTE_MS;

function clockOf(sinceKickOffMs: number): Pick<MatchNow, 'phase' | 'minute'> {
  if (sinceKickOffMs < 0) return { phase: 'next', minute: 0 };
  const minute = Math.floor(sinceKickOffMs / PLAYED_MINUTE_MS) + 1;
  if (sinceKickOffMs < HALF_MS) return { phase: 'first', minute };
  if (sinceKickOffMs < HALF_MS + BREAK_MS) return { phase: 'break', minute: MINUTES_PER_HALF };
  if (sinceKickOffMs >= MATCH_MS) return { phase: 'over', minute: FULL_TIME };
  return { phase: 'second', minute: minute - BREAK_MS / PLAYED_MINUTE_MS };
}

function standOf({ id, home, away, kickOffMs, goals }: Match, nowMs: number): MatchNow {
  const clock = clockOf(nowMs - kickOffMs);
  const minutesOf = (side: 'home' | 'away'): number[] =>
    goals.filter((goal) => goal.side === side && goal.minute <= clock.minute).map((goal) => goal.minute);
  const [homeMinutes, awayMinutes] = [minutesOf('home'), minutesOf('away')];
  return {
    id,
    home,
    away,
    kickOff: new Date(kickOffMs).toISOString(),
    ...clock,
    homeGoals: homeMinutes.length,
    awayGoals: awayMinutes.length,
    homeMinutes,
    awayMinutes,
  };
}

/** Returns the matches to show at a moment. */
export function boardAt(nowMs: number): { live: MatchNow[]; next: MatchNow[]; over: MatchNow[] } {
  const round = roundAt(nowMs);
  const matches = [-2, -1, 0, 1].flatMap((step) => matchesOfRound(round + step));
  const now = matches.map((match) => standOf(match, nowMs)).sort((one, other) => one.id - other.id);
  return {
    live: now.filter(({ phase }) => phase !== 'next' && phase !== 'over'),
    next: now.filter(({ phase }) => phase === 'next').slice(0, 4),
    over: now
      .filter(({ phase }) => phase === 'over')
      .slice(-6)
      .reverse(),
  };
}

/** The results of a team in its last matches. */
export interface TableRow {
  readonly team: number;
  readonly place: number;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scored: number;
  readonly conceded: number;
  readonly points: number;
  /** The last five results, newest last. */
  readonly form: readonly ('won' | 'drawn' | 'lost')[];
}

/** The matches of a full season: each team plays every other team at home and away. */
export const COUNTED_MATCHES = 22;

/** Returns the table of results, best team first. Counts the last `COUNTED_MATCHES` matches of each team. */
export function tableAt(nowMs: number): TableRow[] {
  const round = roundAt(nowMs);
  const steps = Array.from({ length: COUNTED_MATCHES + 2 }, (_, step) => round - COUNTED_MATCHES - 1 + step);
  const over = steps
    .flatMap(matchesOfRound)
    .map((match) => standOf(match, nowMs))
    .filter(({ phase }) => phase === 'over');
  return Array.from({ length: TEAM_COUNT }, (_, team) => rowOf(team, over))
    .sort(
      (one, other) =>
        other.points - one.points ||
        other.scored - other.conceded - (one.scored - one.conceded) ||
        other.scored - one.scored ||
        one.team - other.team,
    )
    .map((row, index) => ({ ...row, place: index + 1 }));
}

function rowOf(team: number, over: readonly MatchNow[]): Omit<TableRow, 'place'> {
  const own = over.filter(({ home, away }) => home === team || away === team).slice(-COUNTED_MATCHES);
  const goals = own.map(({ home, homeGoals, awayGoals }) =>
    home === team ? { scored: homeGoals, conceded: awayGoals } : { scored: awayGoals, conceded: homeGoals },
  );
  const results = goals.map(({ scored, conceded }) => {
    if (scored === conceded) return 'drawn';
    return scored > conceded ? 'won' : 'lost';
  });
  const count = (result: string): number => results.filter((one) => one === result).length;
  const sum = (name: 'scored' | 'conceded'): number => goals.reduce((total, one) => total + one[name], 0);
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
