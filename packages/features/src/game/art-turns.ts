const LONGEST_DRAWING_MS = 8;
const LONGEST_WAIT_MS = 150;

const waiting = new Set<() => void>();
let asked = false;

function takeTurns(): void {
  asked = false;
  const begunMs = performance.now();
  try {
    for (const turn of waiting) {
      waiting.delete(turn);
      turn();
      if (performance.now() - begunMs >= LONGEST_DRAWING_MS) break;
    }
  } finally {
    if (waiting.size > 0) askForTurns();
  }
}

function askForTurns(): void {
  if (asked) return;
  asked = true;
  if (typeof requestIdleCallback === 'function') requestIdleCallback(takeTurns, { timeout: LONGEST_WAIT_MS });
  else requestAnimationFrame(takeTurns);
}

/** Calls `turn` when the browser is idle. Returns a function that cancels the call. */
export function awaitArtTurn(turn: () => void): () => void {
  waiting.add(turn);
  askForTurns();
  return () => void waiting.delete(turn);
}
