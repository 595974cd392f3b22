import {
  BREAK_MS,
  MINUTES_PER_HALF,
  MATCH_MS,
  matchesOfRound,
  PLAYED_MINUTE_MS,
  roundAt,
  type Match,
} from './fixtures.ts';

export interface MatchState {
  readonly id: number;
  readonly home: number;
  readonly away: number;
  readonly kickOff: string;
  readonly phase: 'next' | 'first' | 'break' | 'second' | 'over';
  readonly minute: number;
  readonly homeGoals: number;
  readonly awayGoals: number;
  readonly homeMinutes: readonly number[];
  readonly awayMinutes: readonly number[];
}

const FULL_TIME = 2 * MINUTES_PER_HALF;
const HALF_MS = MINUTES_PER_HALF * PLAYED_MINUTE_MS;

function clockOf(sinceKickOffMs: number): Pick<MatchState, 'phase' | 'minute'> {
  if (sinceKickOffMs < 0) return { phase: 'next', minute: 0 };
  const minute = Math.floor(sinceKickOffMs / PLAYED_MINUTE_MS) + 1;
  if (sinceKickOffMs < HALF_MS) return { phase: 'first', minute };
  if (sinceKickOffMs < HALF_MS + BREAK_MS) return { phase: 'break', minute: MINUTES_PER_HALF };
  if (sinceKickOffMs >= MATCH_MS) return { phase: 'over', minute: FULL_TIME };
  return { phase: 'second', minute: minute - BREAK_MS / PLAYED_MINUTE_MS };
}

export function matchStateOf({ id, home, away, kickOffMs, goals }: Match, nowMs: number): MatchState {
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

export function boardAt(nowMs: number): { live: MatchState[]; next: MatchState[]; over: MatchState[] } {
  const round = roundAt(nowMs);
  const matches = [-2, -1, 0, 1].flatMap((step) => matchesOfRound(round + step));
  const now = matches.map((match) => matchStateOf(match, nowMs)).sort((a, b) => a.id - b.id);
  return {
    live: now.filter(({ phase }) => phase !== 'next' && phase !== 'over'),
    next: now.filter(({ phase }) => phase === 'next').slice(0, 4),
    over: now
      .filter(({ phase }) => phase === 'over')
      .slice(-4)
      .reverse(),
  };
}
