/** The shortest time in milliseconds between two draws of a member, in all games together. */
export const DRAW_CYCLE_MS = 5_000;

/** Returns the milliseconds until the member may draw again, or 0. */
export function drawWaitMs(lastDrawnAt: Date | null, now: Date): number {
  if (lastDrawnAt === null) return 0;
  const sinceMs = Math.max(0, now.getTime() - lastDrawnAt.getTime());
  return Math.max(0, DRAW_CYCLE_MS - sinceMs);
}
