/** Tells the time. Injected, so that tests can set it to either side of Bangkok's midnight. */
export interface Clock {
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };
