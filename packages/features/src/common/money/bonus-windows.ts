import type { UserSetting } from '@chada/stores';

/** The hours of a day in which deposits get a bonus (PR-01). */
export interface BonusWindow {
  readonly id: 'first' | 'second';
  readonly ratePercent: number;
  /** A Bangkok time as `HH:MM`. */
  readonly start: string;
  readonly end: string;
  readonly mostSatang: number;
}

const clock = (time: string): string => time.slice(0, 5);

/** Returns the bonus windows with a positive rate. Returns an empty list if `bonusMax` is not positive (PR-02). */
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

/** `later`: the window opens later today. `over`: the window opens again tomorrow. */
export type WindowPhase = 'open' | 'later' | 'over';

/**
 * Returns the phase of a window at the Bangkok time `now`, which is `HH:MM`. A window can span midnight and does not
 * include its end.
 */
export function windowPhase({ start, end }: Pick<BonusWindow, 'start' | 'end'>, now: string): WindowPhase {
  const open = start <= end ? now >= start && now < end : now >= start || now < end;
  if (open) return 'open';
  return now < start ? 'later' : 'over';
}

export interface NextWindow {
  readonly window: BonusWindow;
  readonly phase: WindowPhase;
}

const startOf = ({ window }: NextWindow): number => Number(window.start.replace(':', ''));

/**
 * Returns the window whose bonus a deposit gets at the Bangkok time `now`, or the window that opens next: later today,
 * or tomorrow. Of two open windows, the first one counts, as in the API. A window that ends when it starts never opens.
 */
export function nextWindow(windows: readonly BonusWindow[], now: string): NextWindow | undefined {
  const all = windows
    .filter(({ start, end }) => start !== end)
    .map((window) => ({ window, phase: windowPhase(window, now) }));
  const open = all.find(({ phase }) => phase === 'open');
  if (open !== undefined) return open;
  const next = [...all].sort((a, b) => startOf(a) - startOf(b));
  return next.find(({ phase }) => phase === 'later') ?? next[0];
}
