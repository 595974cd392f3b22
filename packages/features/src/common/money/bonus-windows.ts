import { openBonusWindow, secondOfDay } from '@chada/membership-rules';
import type { UserSetting } from '@chada/stores';

/** Hours of a day in which deposits get a bonus (PR-01). */
export interface BonusWindow {
  /** The number of the window in the settings. It is the same for both parts of a window that is split. */
  readonly number: 1 | 2;
  readonly ratePercent: number;
  /** A Bangkok time as `HH:MM` or `HH:MM:SS`. */
  readonly start: string;
  readonly end: string;
  readonly maxSatang: number;
}

const bySecondOfDay = (a: string, b: string): number => secondOfDay(a) - secondOfDay(b);

/**
 * Returns the hours in which each window gives its bonus. The hours do not overlap, so each `start` is unique. If the
 * windows of the settings overlap, the second window is shorter, is split into two parts, or is missing. Returns an
 * empty list if `bonusMax` is not positive (PR-02).
 */
export function bonusWindows(setting: UserSetting): readonly BonusWindow[] {
  if ((setting.bonusMax ?? 0) <= 0) return [];
  const windows: readonly BonusWindow[] = [
    {
      number: 1,
      ratePercent: setting.bonusRate,
      start: setting.bonusTimeStart,
      end: setting.bonusTimeEnd,
      maxSatang: setting.endNumberBonus,
    },
    {
      number: 2,
      ratePercent: setting.bonusRate2,
      start: setting.bonusTimeStart2,
      end: setting.bonusTimeEnd2,
      maxSatang: setting.endNumberBonus2,
    },
  ];
  const changes = windows
    .flatMap(({ start, end }) => [start, end])
    .sort(bySecondOfDay)
    .map((time) => ({ time, window: openBonusWindow(windows, time) }))
    .filter(({ window }, at, times) => window !== times.at(at - 1)?.window);
  return changes
    .flatMap(({ time, window }, at) => {
      const change = changes[at + 1] ?? changes[0];
      return window === undefined || change === undefined
        ? []
        : [{ ...window, start: time, end: change.time }];
    })
    .sort((a, b) => a.number - b.number);
}

/** Returns the times of a window as the site shows them: `HH:MM`. */
export function formatWindowTimes({ start, end }: BonusWindow): { start: string; end: string } {
  return { start: start.slice(0, 5), end: end.slice(0, 5) };
}

/** `later`: the window opens later today. `over`: the window opens again tomorrow. */
export type WindowPhase = 'open' | 'later' | 'over';

export interface WindowState {
  readonly window: BonusWindow;
  readonly phase: WindowPhase;
}

/**
 * Returns the phases of windows that do not overlap, at the Bangkok time `now`, which is `HH:MM:SS`. At most one window
 * is `open`: the window whose bonus applies to a deposit.
 */
export function windowPhases(windows: readonly BonusWindow[], now: string): readonly WindowState[] {
  const open = openBonusWindow(windows, now);
  return windows.map((window) => {
    const isLater = bySecondOfDay(window.start, now) > 0;
    return { window, phase: window === open ? 'open' : isLater ? 'later' : 'over' };
  });
}

/**
 * Returns the open window, or else the next window: the window that opens first later today, or else the window that
 * opens first tomorrow.
 */
export function currentOrNextWindow(windows: readonly BonusWindow[], now: string): WindowState | undefined {
  const states = [...windowPhases(windows, now)].sort((a, b) =>
    bySecondOfDay(a.window.start, b.window.start),
  );
  return (
    states.find(({ phase }) => phase === 'open') ?? states.find(({ phase }) => phase === 'later') ?? states[0]
  );
}
