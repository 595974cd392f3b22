/** A frame that took longer than this was too full already. */
const FULL_FRAME_MS = 20;
const MOST_PER_FRAME = 6;
/** So long after the last scroll event nobody waits for a smooth frame. */
const RESTING_MS = 200;

const waiting = new Set<() => void>();
let frame: number | undefined;
let lastFrameMs = 0;
let lastScrollMs = -Infinity;
let perFrame = 1;
let listening = false;

function noticeScrolling(): void {
  if (listening) return;
  listening = true;
  const noted = (): void => {
    lastScrollMs = performance.now();
  };
  document.addEventListener('scroll', noted, { capture: true, passive: true });
}

function turnsNow(nowMs: number): number {
  if (nowMs - lastScrollMs > RESTING_MS) return MOST_PER_FRAME;
  return nowMs - lastFrameMs > FULL_FRAME_MS ? 1 : Math.min(MOST_PER_FRAME, perFrame + 1);
}

function takeTurns(nowMs: number): void {
  perFrame = turnsNow(nowMs);
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
 * Calls `turn` in one of the next frames: a few a frame, and while the page scrolls and the device does not keep up,
 * one. Covers are drawn so, since a row of them at once costs a slow phone several frames. Gives the way to give up.
 */
export function awaitArtTurn(turn: () => void): () => void {
  noticeScrolling();
  waiting.add(turn);
  frame ??= requestAnimationFrame(takeTurns);
  return () => void waiting.delete(turn);
}
