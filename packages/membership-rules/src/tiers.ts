import { bahtToSatang, type Satang } from '@chada/domain';

/** The number of a tier. Tiers 5 and 6 have the same name (RD-11). */
export type TierLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** A member's level: the number of a tier, or 0 before the first deposit of one baht (TI-02). */
export type MemberLevel = 0 | TierLevel;

export type TierName = 'silver' | 'gold' | 'platinum' | 'diamond' | 'vip';

/** The deposits that count towards a tier: all deposits, or only those of the current Bangkok month. */
export type TierCriteria = 'cumulative' | 'month';

/** The withdrawal limits of a tier. Null means that the tier table does not contain the limit. */
export interface TierWithdrawal {
  readonly perDaySatang: Satang | null;
  readonly perTimeSatang: Satang | null;
  readonly timesPerDay: number | null;
}

interface TierRow {
  readonly level: TierLevel;
  readonly name: TierName;
  /** The brand's own name of the tier. Without this name, the site shows the usual name. */
  readonly title?: string | undefined;
  readonly criteria: TierCriteria;
  /** The deposits that a member of this tier needs to reach the next tier. Null if unknown. */
  readonly nextAmountSatang: Satang | null;
  /** The largest single withdrawal, in addition to the limits in `withdrawal`. Null means unlimited. */
  readonly maxAmountSatang: Satang | null;
  readonly withdrawal: TierWithdrawal;
  /** Key of the badge's image. */
  readonly image: string;
  /** Colour of the tier's badge in every brand. Never use this colour for text or behind text. */
  readonly colour: string;
}

/** A tier that members can reach. Its required deposits are always known. */
export interface OpenTier extends TierRow {
  readonly status: 'open';
  readonly disabled: false;
  readonly requirementSatang: Satang;
}

/** A tier that no member can reach yet. */
export interface ClosedTier extends TierRow {
  readonly status: 'notOpenYet';
  readonly disabled: true;
  /** Deposits required for the tier. Null for level 6, whose requirement is unknown. */
  readonly requirementSatang: Satang | null;
}

/** One row of the tier table (TI-01). */
export type Tier = OpenTier | ClosedTier;

/** The tiers of a brand, in order of level from 1. The first tier has the status `open`, so each member can reach it. */
export type TierTable = readonly [Tier, ...Tier[]];

const vipWithdrawal: TierWithdrawal = {
  perDaySatang: null,
  perTimeSatang: bahtToSatang(100_000),
  timesPerDay: null,
};

/** The tier table of the specification, in order of level (TI-01, TI-02, TI-04). */
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
    // The specification names no limits of level 6, so the limits of level 5 apply.
    maxAmountSatang: bahtToSatang(200_000),
    withdrawal: vipWithdrawal,
    image: 'tier-6',
    colour: '#ff8fb1',
  },
];

export function isTierLevel(level: number): level is TierLevel {
  return Number.isInteger(level) && level >= 1 && level <= tiers.length;
}

/**
 * Returns the tier of a level. If the brand's table has no tier for the level, returns the highest tier of the table.
 */
export function tierOf(level: TierLevel, table: TierTable = tiers): Tier {
  return table[level - 1] ?? table[table.length - 1] ?? table[0];
}
