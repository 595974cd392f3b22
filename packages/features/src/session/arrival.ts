export interface Arrival {
  readonly reason: 'registered' | 'sessionEnded' | 'returning' | undefined;
  readonly username: string | undefined;
}

export interface LoginNavigation {
  /** An older version of the site may have stored the state, so the type is unknown. */
  readonly state: unknown;
  readonly replaced: boolean;
  readonly returnPath: string | null;
}

export function readArrival({ state, replaced, returnPath }: LoginNavigation): Arrival {
  const field = (name: string): unknown =>
    typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
  const reason = field('reason');
  const username = field('username');
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
