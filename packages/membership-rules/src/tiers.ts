import { bahtToSatang, type Satang } from '@chada/domain';

/** A tier's number, which is its key, since 5 and 6 share a name (RD-11). */
export type TierLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** A member's level: a tier, or 0 before the first deposit, since silver requires one baht (TI-02). */
export type MemberLevel = 0 | TierLevel;

export type TierName = 'silver' | 'gold' | 'platinum' | 'diamond' | 'vip';

/** The deposits that count: all, or those of the current month in Bangkok. */
export type TierCriteria = 'cumulative' | 'month';

/** Withdrawal limits of the table; `null` if it states none. */
export interface TierWithdrawal {
  readonly perDaySatang: Satang | null;
  readonly perTimeSatang: Satang | null;
  readonly timesPerDay: number | null;
}

/** One row of the tier table (TI-01). */
export interface Tier {
  readonly level: TierLevel;
  /** Key of the displayed name; not unique (RD-11). */
  readonly name: TierName;
  readonly status: 'open' | 'notOpenYet';
  /** A disabled tier is shown as not open yet and is never reached. */
  readonly disabled: boolean;
  readonly criteria: TierCriteria;
  /** Deposits that reach the tier; `null` for level 6, whose requirement is unknown. */
  readonly requirementSatang: Satang | null;
  /** Deposits that reach the next tier; `null` if unknown. */
  readonly nextAmountSatang: Satang | null;
  /** The largest single withdrawal, in addition to `withdrawal`; `null` for none. */
  readonly maxAmountSatang: Satang | null;
  readonly withdrawal: TierWithdrawal;
  /** Key of the badge's picture. */
  readonly image: string;
  /** The tier's colour, the same in every brand. For its badge only, never behind or for text. */
  readonly colour: string;
}

const vipWithdrawal: TierWithdrawal = {
  perDaySatang: null,
  perTimeSatang: bahtToSatang(100_000),
  timesPerDay: null,
};

/** The tier table, in order of level (TI-01, TI-02, TI-04). */
export const tiers: readonly [Tier, Tier, Tier, Tier, Tier, Tier] = [
  {
    level: 1,
    name: 'silver',
    status: 'open',
    disabled: false,
    criteria: 'cumulative',
    requirementSatang: bahtToSatang(1),
    nextAmountSatang: bahtToSatang(50_000),
    maxAmountSatang: null,
    withdrawal: { perDaySatang: bahtToSatang(100_000), perTimeSatang: null, timesPerDay: 5 },
    image: 'tier-1',
    colour: '#b8c1cc',
  },
  {
    level: 2,
    name: 'gold',
    status: 'open',
    disabled: false,
    criteria: 'cumulative',
    requirementSatang: bahtToSatang(50_000),
    nextAmountSatang: bahtToSatang(300_000),
    maxAmountSatang: null,
    withdrawal: { perDaySatang: bahtToSatang(300_000), perTimeSatang: null, timesPerDay: null },
    image: 'tier-2',
    colour: '#e0b13c',
  },
  {
    level: 3,
    name: 'platinum',
    status: 'open',
    disabled: false,
    criteria: 'month',
    requirementSatang: bahtToSatang(300_000),
    nextAmountSatang: bahtToSatang(1_000_000),
    maxAmountSatang: null,
    withdrawal: { perDaySatang: bahtToSatang(500_000), perTimeSatang: null, timesPerDay: null },
    image: 'tier-3',
    colour: '#7fb4c9',
  },
  {
    level: 4,
    name: 'diamond',
    status: 'open',
    disabled: false,
    criteria: 'month',
    requirementSatang: bahtToSatang(1_000_000),
    nextAmountSatang: bahtToSatang(5_000_000),
    maxAmountSatang: bahtToSatang(200_000),
    withdrawal: { perDaySatang: bahtToSatang(1_000_000), perTimeSatang: null, timesPerDay: null },
    image: 'tier-4',
    colour: '#8ea2ff',
  },
  {
    level: 5,
    name: 'vip',
    status: 'notOpenYet',
    disabled: true,
    criteria: 'month',
    requirementSatang: bahtToSatang(5_000_000),
    nextAmountSatang: null,
    maxAmountSatang: bahtToSatang(200_000),
    withdrawal: vipWithdrawal,
    image: 'tier-5',
    colour: '#c98bff',
  },
  {
    level: 6,
    name: 'vip',
    status: 'notOpenYet',
    disabled: true,
    criteria: 'month',
    requirementSatang: null,
    nextAmountSatang: bahtToSatang(99_999_999),
    // The limits of level 6 are unknown. It uses those of level 5, so that no level is unlimited.
    maxAmountSatang: bahtToSatang(200_000),
    withdrawal: vipWithdrawal,
    image: 'tier-6',
    colour: '#ff8fb1',
  },
];

/** True if a number is a tier's level. */
export function isTierLevel(level: number): level is TierLevel {
  return Number.isInteger(level) && level >= 1 && level <= tiers.length;
}

/** Returns the tier of a level. */
export function tierOf(level: TierLevel): Tier {
  // A test asserts that the table is in order of level.
  return tiers[level - 1] ?? tiers[0];
}
