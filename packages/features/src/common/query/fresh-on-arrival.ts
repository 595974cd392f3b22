/**
 * Refetches on arrival what staff or a bank may have changed; known data stays visible meanwhile. The number is the
 * seconds for which a response counts as fresh, so that a step to the next screen and back requests nothing.
 */
export const freshOnArrival = { refetchOnMountOrArgChange: 5 } as const;
