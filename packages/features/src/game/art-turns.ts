/** The longest uninterrupted drawing in milliseconds: an upper bound of a keystroke's delay. */
const AT_ONCE_MS = 8;
/** The longest wait of a cover in milliseconds if the browser is never idle. */
const LONGEST_WAIT_MS = 150;

const waiting = new Set<() => void>();
let asked = false;

function takeTurns(): void {
  asked = false;
  const begunMs = performance.now();
  for (const turn of waiting) {
    waiting.delete(turn);
    turn();
    if (performance.now() - begunMs >= AT_ONCE_MS) break;
  }
  if (waiting.size > 0) askForTurns();
}

function askForTurns(): void {
  if (asked) return;
  asked = true;
  if (typeof requestIdleCallback === 'function') requestIdleCallback(takeTurns, { timeout: LONGEST_WAIT_MS });
  else requestAnimationFrame(takeTurns);
}

/**
 * Calls `turn` when the browser is idle, which includes the rest of a frame while the page scrolls. Covers are drawn this
 * way, because a row of them at once takes several frames on a slow phone. Returns a function that cancels.
 */
export function awaitArtTurn(turn: () => void): () => void {
  waiting.add(turn);
  askForTurns();
  return () => void waiting.delete(turn);
}
