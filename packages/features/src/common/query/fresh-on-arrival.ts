/**
 * Refetches data that staff or a bank may have changed when a screen opens; known data stays visible meanwhile. The
 * number is the seconds for which a response counts as fresh, so that going to the next screen and back sends no
 * request.
 */
export const freshOnArrival = { refetchOnMountOrArgChange: 5 } as const;
