import type { TierLevel } from './tiers.ts';

/** The levels of the open tiers. Separate from the tier table, which the home page does not load. */
export const openTierLevels: readonly TierLevel[] = [1, 2, 3, 4];
