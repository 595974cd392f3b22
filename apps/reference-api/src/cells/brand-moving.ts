/** A trigger refuses writes of a brand that moves to another cell, or has moved, with this SQLSTATE code. */
export const BRAND_MOVES = 'CH001';

export const isBrandMoving = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === BRAND_MOVES;
