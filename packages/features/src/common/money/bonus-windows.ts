import type { UserSetting } from '@chada/stores';

/** One daytime window of the promotion (PR-01). */
export interface BonusWindow {
  readonly id: 'first' | 'second';
  readonly ratePercent: number;
  /** `HH:MM`, Bangkok. */
  readonly start: string;
  readonly end: string;
  readonly mostSatang: number;
}

const clock = (time: string): string => time.slice(0, 5);

/**
 * Returns the windows of a running promotion that have a bonus, in order; none while `bonusMax` is not above 0 (PR-02).
 */
export function bonusWindows(setting: UserSetting): readonly BonusWindow[] {
  if ((setting.bonusMax ?? 0) <= 0) return [];
  const windows: readonly BonusWindow[] = [
    {
      id: 'first',
      ratePercent: setting.bonusRate,
      start: clock(setting.bonusTimeStart),
      end: clock(setting.bonusTimeEnd),
      mostSatang: setting.endNumberBonus,
    },
    {
      id: 'second',
      ratePercent: setting.bonusRate2,
      start: clock(setting.bonusTimeStart2),
      end: clock(setting.bonusTimeEnd2),
      mostSatang: setting.endNumberBonus2,
    },
  ];
  return windows.filter(({ ratePercent }) => ratePercent > 0);
}

/** The state of a window at a Bangkok clock time: open, later today, or over until tomorrow. */
export type WindowPhase = 'open' | 'later' | 'over';

/**
 * Returns the state of a window at a clock time `HH:MM`. A window that ends before it starts spans midnight; its end is
 * excluded.
 */
export function windowPhase({ start, end }: Pick<BonusWindow, 'start' | 'end'>, now: string): WindowPhase {
  const open = start <= end ? now >= start && now < end : now >= start || now < end;
  if (open) return 'open';
  return now < start ? 'later' : 'over';
}
