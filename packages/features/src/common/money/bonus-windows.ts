import { openBonusWindow } from '@chada/membership-rules';
import type { UserSetting } from '@chada/stores';

/** The hours of a day in which deposits get a bonus (PR-01). */
export interface BonusWindow {
  readonly id: 'first' | 'second';
  readonly ratePercent: number;
  /** A Bangkok time as `HH:MM`. */
  readonly start: string;
  readonly end: string;
  readonly maxSatang: number;
}

const clock = (time: string): string => time.slice(0, 5);

/**
 * Returns the times at which the window starts to give its bonus, in order: at its start, or when an earlier window in
 * the list ends. Returns an empty list if the window never gives a bonus.
 */
function openingTimes(windows: readonly BonusWindow[], window: BonusWindow): readonly string[] {
  const earlier = windows.slice(0, windows.indexOf(window));
  return [window.start, ...earlier.map(({ end }) => end)]
    .filter((time) => openBonusWindow(windows, time) === window)
    .sort();
}

/**
 * Returns the windows that give a bonus at some time of the day. Returns an empty list if `bonusMax` is not positive
 * (PR-02).
 */
export function bonusWindows(setting: UserSetting): readonly BonusWindow[] {
  if ((setting.bonusMax ?? 0) <= 0) return [];
  const windows: readonly BonusWindow[] = [
    {
      id: 'first',
      ratePercent: setting.bonusRate,
      start: clock(setting.bonusTimeStart),
      end: clock(setting.bonusTimeEnd),
      maxSatang: setting.endNumberBonus,
    },
    {
      id: 'second',
      ratePercent: setting.bonusRate2,
      start: clock(setting.bonusTimeStart2),
      end: clock(setting.bonusTimeEnd2),
      maxSatang: setting.endNumberBonus2,
    },
  ];
  return windows.filter((window) => openingTimes(windows, window).length > 0);
}

/** `later`: the window opens later today. `over`: the window opens again tomorrow. */
export type WindowPhase = 'open' | 'later' | 'over';

export interface WindowState {
  readonly window: BonusWindow;
  readonly phase: WindowPhase;
  /**
   * The next time at which the window opens. If an earlier window in the list is still open at this window's start, the
   * window opens when the earlier window ends.
   */
  readonly opensAt: string;
}

/**
 * Returns the phases of the windows at the Bangkok time `now`, which is `HH:MM`. At most one window is `open`: the
 * window whose bonus applies to a deposit. Omits windows that never give a bonus.
 */
export function windowPhases(windows: readonly BonusWindow[], now: string): readonly WindowState[] {
  const open = openBonusWindow(windows, now);
  return windows.flatMap((window) => {
    const times = openingTimes(windows, window);
    const laterToday = times.find((time) => time > now);
    const opensAt = laterToday ?? times[0];
    if (opensAt === undefined) return [];
    const phase = window === open ? 'open' : laterToday === undefined ? 'over' : 'later';
    return [{ window, phase, opensAt }];
  });
}

/**
 * Returns the open window, or else the next window: the window that opens first later today, or else the window that
 * opens first tomorrow.
 */
export function currentOrNextWindow(windows: readonly BonusWindow[], now: string): WindowState | undefined {
  const states = [...windowPhases(windows, now)].sort((a, b) => a.opensAt.localeCompare(b.opensAt));
  return (
    states.find(({ phase }) => phase === 'open') ?? states.find(({ phase }) => phase === 'later') ?? states[0]
  );
}
