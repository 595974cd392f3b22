import type { TierLevel } from './tiers.ts';

/** The levels of the tiers that are open, apart from their table: the home page goes without that. */
export const openTierLevels: readonly TierLevel[] = [1, 2, 3, 4];
