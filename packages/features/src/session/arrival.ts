/** The reason why someone is at the login page. */
export interface Arrival {
  readonly reason: 'registered' | 'sessionEnded' | 'returning' | undefined;
  /** The initial username. */
  readonly username: string | undefined;
}

/** How the login page was reached: the state of its history entry, the kind of navigation, and the return path. */
export interface Way {
  /** Unknown: another version of the site may have written it. */
  readonly state: unknown;
  readonly replaced: boolean;
  readonly returnPath: string | null;
}

/** Parses the reason of an arrival from the state of the history entry. */
export function readArrival({ state, replaced, returnPath }: Way): Arrival {
  const field = (name: string): unknown =>
    typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
  const reason = field('reason');
  const username = field('username');
  // When a session ends, the store navigates without a state.
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
