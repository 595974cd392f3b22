/** The API reads the time only from this clock. Tests use a clock that they can set. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
