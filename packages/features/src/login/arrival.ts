/** Why someone arrived at the login page, as whoever sent them there left it in the history entry. */
export interface Arrival {
  readonly reason: 'registered' | 'sessionEnded' | undefined;
  /** What the username field begins with. */
  readonly username: string | undefined;
}

/** Reads the state of a history entry, which may be anything: another version of the site may have written it. */
export function readArrival(state: unknown): Arrival {
  const field = (name: string): unknown =>
    typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
  const reason = field('reason');
  const username = field('username');
  return {
    reason: reason === 'registered' || reason === 'sessionEnded' ? reason : undefined,
    username: typeof username === 'string' ? username : undefined,
  };
}
