/** So long covers are drawn without a pause: a keystroke that comes meanwhile waits no longer than this. */
const AT_ONCE_MS = 8;
/** The longest that a cover waits where the browser never rests. */
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
 * Calls `turn` when the browser has nothing else to do: what is left of a frame while the page scrolls. Covers are drawn
 * so, since a row of them at once costs a slow phone several frames. Gives the way to give up.
 */
export function awaitArtTurn(turn: () => void): () => void {
  waiting.add(turn);
  askForTurns();
  return () => void waiting.delete(turn);
}
