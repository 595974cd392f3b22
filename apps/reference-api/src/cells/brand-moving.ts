/** The SQLSTATE code with which a trigger refuses writes of a brand that is moving or has moved to another cell. */
export const BRAND_MOVES = 'CH001';

export const isBrandMoving = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === BRAND_MOVES;
