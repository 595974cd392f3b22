import { openBonusWindow, secondOfDay } from '@chada/membership-rules';
import type { UserSetting } from '@chada/stores';

/** A span of a day. The times are Bangkok times as `HH:MM` or `HH:MM:SS`. The span crosses midnight if it ends earlier. */
export interface WindowHours {
  readonly start: string;
  readonly end: string;
}

/** A window of the settings that gives a bonus to deposits (PR-01). */
export interface BonusWindow {
  readonly number: 1 | 2;
  readonly ratePercent: number;
  /** The maximum of the window's bonuses in a day. */
  readonly maxSatang: number;
  /** The hours in which a deposit gets the bonus of this window, in order from the window's start. At least one span. */
  readonly hours: readonly WindowHours[];
}

const DAY_SECONDS = 86_400;
/** The site shows hours and minutes, and omits shorter spans. */
const MIN_SPAN_SECONDS = 60;

/** Returns the seconds from one time of the day to another one, at most a day. */
function secondsBetween(from: string, to: string): number {
  return (secondOfDay(to) - secondOfDay(from) + DAY_SECONDS) % DAY_SECONDS;
}

/**
 * Returns the windows that give a bonus, with the hours in which they do. Hours of both windows belong to the first one,
 * so the second window can be shorter, have two spans, or be omitted. Returns an empty list if `bonusMax` is not positive
 * (PR-02).
 */
export function bonusWindows(setting: UserSetting): readonly BonusWindow[] {
  if ((setting.bonusMax ?? 0) <= 0) return [];
  const windows = [
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
  ] as const;
  // The times at which another window, or none, begins to give its bonus.
  const changes = windows
    .flatMap(({ start, end }) => [start, end])
    .sort((a, b) => secondOfDay(a) - secondOfDay(b))
    .map((time) => ({ time, window: openBonusWindow(windows, time) }))
    .filter(({ window }, at, times) => window !== times.at(at - 1)?.window);
  return windows.flatMap((window) => {
    const { number, ratePercent, maxSatang } = window;
    const hours = changes
      .map((change, at) => ({ ...change, end: (changes[at + 1] ?? changes[0] ?? change).time }))
      .filter((change) => change.window === window)
      .map(({ time, end }) => ({ start: time, end }))
      .filter(({ start, end }) => secondsBetween(start, end) >= MIN_SPAN_SECONDS)
      .sort((a, b) => secondsBetween(window.start, a.start) - secondsBetween(window.start, b.start));
    return hours.length === 0 ? [] : [{ number, ratePercent, maxSatang, hours }];
  });
}

/** Returns the times of a span as the site shows them: `HH:MM`. */
export function formatWindowHours({ start, end }: WindowHours): { start: string; end: string } {
  return { start: start.slice(0, 5), end: end.slice(0, 5) };
}

/** `later`: the window opens later today. `over`: the window opens again tomorrow. */
export type WindowPhase = 'open' | 'later' | 'over';

export interface WindowState {
  readonly window: BonusWindow;
  readonly phase: WindowPhase;
  /** The current hours of an open window, and otherwise the hours in which it opens next. */
  readonly hours: WindowHours;
}

/** Returns the state of each span at the Bangkok time `now`, which is `HH:MM:SS`, in the order of the day. */
function spanStates(windows: readonly BonusWindow[], now: string): readonly WindowState[] {
  const spans = windows
    .flatMap((window) => window.hours.map((hours) => ({ ...window, ...hours, window, hours })))
    .sort((a, b) => secondOfDay(a.start) - secondOfDay(b.start));
  const open = openBonusWindow(spans, now);
  return spans.map((span) => {
    const isLater = secondOfDay(span.start) > secondOfDay(now);
    const phase = span === open ? 'open' : isLater ? 'later' : 'over';
    return { window: span.window, phase, hours: span.hours };
  });
}

const firstOf = (states: readonly WindowState[]): WindowState | undefined =>
  states.find(({ phase }) => phase === 'open') ?? states.find(({ phase }) => phase === 'later') ?? states[0];

/**
 * Returns the state of each window at the Bangkok time `now`, which is `HH:MM:SS`. At most one window is `open`: the
 * window whose bonus applies to a deposit.
 */
export function windowStates(windows: readonly BonusWindow[], now: string): readonly WindowState[] {
  return windows.flatMap((window) => firstOf(spanStates([window], now)) ?? []);
}

/**
 * Returns the open window. If none is open, returns the window that opens next, today or otherwise the one that opens
 * first tomorrow.
 */
export function currentOrNextWindow(windows: readonly BonusWindow[], now: string): WindowState | undefined {
  return firstOf(spanStates(windows, now));
}
