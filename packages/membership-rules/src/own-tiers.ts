import { satang } from '@chada/domain';
import {
  isTierLevel,
  tiers,
  type OpenTier,
  type Tier,
  type TierCriteria,
  type TierName,
  type TierTable,
} from './tiers.ts';

/** A tier of a brand's own table. Amounts are in satang. */
export interface OwnTier {
  /** The brand's name for the tier. Default: the usual name of the badge. */
  readonly name?: string | undefined;
  /** The tier's badge. Default: the badge of the level in the specification's table. */
  readonly badge?: TierName | undefined;
  readonly open: boolean;
  readonly counts: TierCriteria;
  /** The deposits that the tier requires. Absent only for a tier that is not open. */
  readonly requirementSatang?: number | undefined;
  readonly withdrawal: {
    readonly perTimeSatang?: number | undefined;
    readonly perDaySatang?: number | undefined;
    readonly timesPerDay?: number | undefined;
  };
}

const orNull = (amount: number | undefined) => (amount === undefined ? null : satang(amount));

function tierFrom(own: OwnTier, index: number, next: OwnTier | undefined): Tier {
  const level = index + 1;
  if (!isTierLevel(level)) throw new RangeError(`A table has at most ${tiers.length} tiers`);
  const defaultTier = tiers[index] ?? tiers[0];
  const name = own.badge ?? defaultTier.name;
  const { perTimeSatang, perDaySatang, timesPerDay } = own.withdrawal;
  const row: Omit<OpenTier, 'status' | 'disabled' | 'requirementSatang'> = {
    level,
    name,
    title: own.name,
    criteria: own.counts,
    nextAmountSatang: orNull(next?.requirementSatang),
    maxAmountSatang: null,
    withdrawal: {
      perTimeSatang: orNull(perTimeSatang),
      perDaySatang: orNull(perDaySatang),
      timesPerDay: timesPerDay ?? null,
    },
    image: defaultTier.image,
    colour: (tiers.find((tier) => tier.name === name) ?? defaultTier).colour,
  };
  const requirementSatang = orNull(own.requirementSatang);
  if (!own.open) return { ...row, status: 'notOpenYet', disabled: true, requirementSatang };
  if (requirementSatang === null) throw new RangeError(`The open tier ${level} needs a requirement`);
  return { ...row, status: 'open', disabled: false, requirementSatang };
}

/**
 * Returns the tier table of a brand. Throws a RangeError if the table is empty, too long, or has an open tier without
 * requirement.
 */
export function tierTable(own: readonly OwnTier[]): TierTable {
  const [first, ...rest] = own.map((tier, index) => tierFrom(tier, index, own[index + 1]));
  if (first === undefined) throw new RangeError('A table has at least one tier');
  return [first, ...rest];
}
