/**
 * Query options for a screen: a response that is younger than 5 seconds is reused, and an older response is loaded
 * again.
 */
export const refetchStaleOnMount = { refetchOnMountOrArgChange: 5 } as const;
