import type { TierLevel } from './tiers.ts';

/** Levels that members can reach now. This separate file lets the home page work without the tier table. */
export const openTierLevels: readonly TierLevel[] = [1, 2, 3, 4];
