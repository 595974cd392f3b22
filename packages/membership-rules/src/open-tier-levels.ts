import type { TierLevel } from './tiers.ts';

/** Levels of the open tiers, in a separate file so that the home page does not load the tier table. */
export const openTierLevels: readonly TierLevel[] = [1, 2, 3, 4];
