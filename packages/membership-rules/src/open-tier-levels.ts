import type { TierLevel } from './tiers.ts';

/**
 * Levels that members can reach now. They are in a separate file, so that the home page does not load the tier table.
 */
export const openTierLevels: readonly TierLevel[] = [1, 2, 3, 4];
