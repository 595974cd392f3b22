/**
 * What staff or a bank may have changed meanwhile is asked anew on coming to a screen; what is known stands until then.
 * Seconds within which an answer counts as fresh, so that a step to the next screen and back asks nothing.
 */
export const freshOnArrival = { refetchOnMountOrArgChange: 5 } as const;
