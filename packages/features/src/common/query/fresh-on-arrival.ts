/** A response that is younger than 5 seconds is reused. */
export const freshOnArrival = { refetchOnMountOrArgChange: 5 } as const;
