import type { TierLevel, TierTable } from './tiers.ts';

/** The levels of the specification's tier table that members can reach now. */
export const openTierLevels: readonly TierLevel[] = [1, 2, 3, 4];

/** Returns the levels that members of a brand can reach now. If the brand has no own table, returns `openTierLevels`. */
export function openLevelsOf(table: TierTable | undefined): readonly TierLevel[] {
  return table?.filter(({ disabled }) => !disabled).map(({ level }) => level) ?? openTierLevels;
}
