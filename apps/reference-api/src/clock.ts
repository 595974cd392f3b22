/** Where the time comes from: injected, so that tests can stand on either side of Bangkok's midnight. */
export interface Clock {
  now(): Date;
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => new Date() };
