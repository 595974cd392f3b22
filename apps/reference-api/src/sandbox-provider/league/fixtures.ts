/** The number of teams. The browser script `teams.js` defines their names and colours. */
export const TEAM_COUNT = 12;
const ROUNDS = (TEAM_COUNT - 1) * 2;
const MATCHES_A_ROUND = TEAM_COUNT / 2;

/** A simulated minute of a match takes this many milliseconds of real time. */
export const PLAYED_MINUTE_MS = 6_000;
export const BREAK_MS = 60_000;
export const MINUTES_PER_HALF = 45;
export const MATCH_MS = 2 * MINUTES_PER_HALF * PLAYED_MINUTE_MS + BREAK_MS;
const ROUND_MS = 12 * 60_000;
/**
 * The milliseconds between the starts of two consecutive matches of a round. The matches start one after another, so
 * that one match is always live.
 */
const STAGGER_MS = ROUND_MS / MATCHES_A_ROUND;

export interface Goal {
  readonly minute: number;
  readonly side: 'home' | 'away';
}

export interface Match {
  readonly id: number;
  readonly home: number;
  readonly away: number;
  readonly kickOffMs: number;
  readonly goals: readonly Goal[];
}

function numbersOf(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pairs(round: number): [home: number, away: number][] {
  const turn = round % (TEAM_COUNT - 1);
  const around = (offset: number): number => ((turn + offset) % (TEAM_COUNT - 1)) + 1;
  const met = Array.from({ length: MATCHES_A_ROUND }, (_, index): [number, number] =>
    index === 0 ? [0, around(0)] : [around(index), around(TEAM_COUNT - 1 - index)],
  );
  const turned = (index: number) => (turn + index + (round % ROUNDS < TEAM_COUNT - 1 ? 0 : 1)) % 2 === 1;
  return met.map(([home, away], index) => (turned(index) ? [away, home] : [home, away]));
}

const strengthOf = (team: number): number => 0.75 + ((team * 5 + 3) % TEAM_COUNT) * 0.06;

function goalsOf(seed: number, home: number, away: number): Goal[] {
  const next = numbersOf(seed);
  const chanceOf = (own: number, other: number, lift: number): number =>
    (0.0145 * lift * strengthOf(own)) / strengthOf(other);
  const chances = { home: chanceOf(home, away, 1.12), away: chanceOf(away, home, 0.94) };
  const minutes = Array.from({ length: 2 * MINUTES_PER_HALF }, (_, index) => index + 1);
  return minutes.flatMap((minute) =>
    (['home', 'away'] as const).flatMap((side) => (next() < chances[side] ? [{ minute, side }] : [])),
  );
}

export function matchesOfRound(round: number): Match[] {
  return pairs(round).map(([home, away], index) => {
    const id = round * MATCHES_A_ROUND + index;
    return {
      id,
      home,
      away,
      kickOffMs: round * ROUND_MS + index * STAGGER_MS,
      goals: goalsOf(id, home, away),
    };
  });
}

export const roundAt = (nowMs: number): number => Math.floor(nowMs / ROUND_MS);
