/** A frame that took longer than this was too full already. */
const FULL_FRAME_MS = 20;
const MOST_PER_FRAME = 6;

const waiting = new Set<() => void>();
let frame: number | undefined;
let lastFrameMs = 0;
let perFrame = 1;

function takeTurns(nowMs: number): void {
  perFrame = nowMs - lastFrameMs > FULL_FRAME_MS ? 1 : Math.min(MOST_PER_FRAME, perFrame + 1);
  lastFrameMs = nowMs;
  let left = perFrame;
  for (const turn of waiting) {
    waiting.delete(turn);
    turn();
    left -= 1;
    if (left === 0) break;
  }
  frame = waiting.size > 0 ? requestAnimationFrame(takeTurns) : undefined;
}

/**
 * Calls `turn` in one of the next frames: one a frame while the device is busy, a few while it keeps up. Covers are
 * drawn so, since a row of them at once costs a slow phone several frames of its scrolling. Gives the way to give up.
 */
export function awaitArtTurn(turn: () => void): () => void {
  waiting.add(turn);
  frame ??= requestAnimationFrame(takeTurns);
  return () => void waiting.delete(turn);
}
