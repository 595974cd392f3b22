/** Why someone is at the login page. */
export interface Arrival {
  readonly reason: 'registered' | 'sessionEnded' | 'returning' | undefined;
  /** What the username field begins with. */
  readonly username: string | undefined;
}

/** How the login page was reached: the state of its history entry, the kind of navigation, and where it leads back to. */
export interface Way {
  /** Anything: another version of the site may have written it. */
  readonly state: unknown;
  readonly replaced: boolean;
  readonly returnPath: string | null;
}

/** Reads why someone arrived, as whoever sent them there left it in the history entry. */
export function readArrival({ state, replaced, returnPath }: Way): Arrival {
  const field = (name: string): unknown =>
    typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
  const reason = field('reason');
  const username = field('username');
  // The store moves the member by itself when a session ends, and leaves no state behind.
  const moved = replaced && state === null && returnPath !== null;
  return {
    reason:
      reason === 'registered'
        ? 'registered'
        : reason === 'sessionEnded' || moved
          ? 'sessionEnded'
          : returnPath === null
            ? undefined
            : 'returning',
    username: typeof username === 'string' ? username : undefined,
  };
}
