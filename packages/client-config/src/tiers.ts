import { bankShortNames, isBankCode } from '@chada/domain';
import type { TierTable } from '@chada/membership-rules';
import * as z from 'zod/mini';

/** The badges that tiers can have, in order of level. Each badge has a default name. */
export const tierBadges = ['silver', 'gold', 'platinum', 'diamond', 'vip'] as const;

const amount = z.optional(z.int().check(z.positive()));

/* @__NO_SIDE_EFFECTS__ */
function createTiersFileSchema() {
  return z
    .array(
      z.strictObject({
        name: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
        badge: z.optional(z.enum(tierBadges)),
        open: z._default(z.boolean(), true),
        counts: z._default(z.enum(['cumulative', 'month']), 'cumulative'),
        requirementSatang: amount,
        withdrawal: z.strictObject({
          perTimeSatang: amount,
          perDaySatang: amount,
          timesPerDay: z.optional(z.int().check(z.gte(1), z.lte(1000))),
        }),
      }),
    )
    .check(z.minLength(1), z.maxLength(6));
}

export const tiersFileSchema = createTiersFileSchema();

export const bankNames = Object.keys(bankShortNames)
  .filter(isBankCode)
  .map((code) => bankShortNames[code]);

/* @__NO_SIDE_EFFECTS__ */
function createBanksFileSchema() {
  return z.array(z.enum(bankNames));
}

export const banksFileSchema = createBanksFileSchema();

/**
 * True if a brand has tiers. Checks only that the list is not empty, because the loader has already checked the
 * entries.
 */
export function isTierTable(tiers: unknown): tiers is TierTable {
  return Array.isArray(tiers) && tiers.length > 0;
}
