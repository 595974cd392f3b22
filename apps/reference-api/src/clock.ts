/** Tests replace the clock with one that they can set. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
