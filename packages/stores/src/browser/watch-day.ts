import { bangkokOffsetMs } from '@chada/domain';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Milliseconds after midnight before which no page loads its data again, because two servers' clocks can differ. */
const MIN_DELAY_MS = 2_000;
const MAX_DELAY_MS = 15_000;

interface WatchDayOptions {
  /** Returns the server's time in epoch milliseconds. */
  readonly clock: () => number;
  /** Returns the device's time in epoch milliseconds, which keeps running while the device sleeps. */
  readonly deviceClock: () => number;
  /** False while a reload has no use, for example in a hidden tab. Call `check` when the value becomes true. */
  readonly isActive: () => boolean;
  readonly onNewDay: () => void;
}

export interface DayWatch {
  /** Calls `onNewDay` if a Bangkok day has begun since the last call. Call this function if the clock may have changed. */
  readonly check: () => void;
  /** Continues with the clock's present day, without a call of `onNewDay`. */
  readonly restart: () => void;
  readonly stop: () => void;
}

/** Calls `onNewDay` once for each Bangkok day that begins, between 2 s and 15 s after midnight. */
export function watchDay({ clock, deviceClock, isActive, onNewDay }: WatchDayOptions): DayWatch {
  // A random delay spreads the requests of all members over some seconds.
  const delayMs = MIN_DELAY_MS + Math.random() * (MAX_DELAY_MS - MIN_DELAY_MS);
  const readTime = () => clock() + bangkokOffsetMs - delayMs;
  const dayOf = (time: number) => Math.floor(time / DAY_MS);
  let day = dayOf(readTime());
  let calledAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const check = () => {
    clearTimeout(timer);
    const time = readTime();
    const today = dayOf(time);
    if (today > day && !isActive()) return;
    // Two servers whose clocks differ by days would otherwise cause endless calls: each response changes the day.
    if (today > day && Math.abs(deviceClock() - calledAt) >= HOUR_MS) {
      calledAt = deviceClock();
      onNewDay();
    }
    day = today;
    timer = setTimeout(check, Math.ceil((today + 1) * DAY_MS - time));
  };
  check();
  return {
    check,
    restart() {
      day = dayOf(readTime());
      check();
    },
    stop: () => clearTimeout(timer),
  };
}
