import { whenIdle } from '@chada/ui-kit';

const MAX_DRAWING_MS = 8;
const MAX_WAIT_MS = 150;

const queue = new Set<() => void>();
let isScheduled = false;

function runQueue(): void {
  isScheduled = false;
  const startedAt = performance.now();
  try {
    for (const draw of queue) {
      queue.delete(draw);
      draw();
      if (performance.now() - startedAt >= MAX_DRAWING_MS) break;
    }
  } finally {
    if (queue.size > 0) schedule();
  }
}

function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  whenIdle(runQueue, { timeoutMs: MAX_WAIT_MS });
}

/** Calls `draw` when the browser is idle. Returns a function that cancels the call. */
export function drawWhenIdle(draw: () => void): () => void {
  queue.add(draw);
  schedule();
  return () => void queue.delete(draw);
}
