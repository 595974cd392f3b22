const screenWithinMs = 1_500;
/** The time limit after the load of a page, because the page loads its code and its data again. */
const pageWithinMs = 10_000;
/** Milliseconds for which the position must stay, because a placeholder can be taller than the content. */
const settledAfterMs = 500;

/** The events with which a member scrolls or uses the page. */
const inputEvents = ['wheel', 'touchstart', 'mousedown', 'keydown'] as const;

interface RestoreOptions {
  readonly isNewPage: boolean;
  readonly onEnd: () => void;
}

/**
 * Scrolls to a position as soon as the page is tall enough. Ends if the member scrolls meanwhile. Returns a function
 * that ends the restoration.
 */
export function restoreScroll(top: number, { isNewPage, onEnd }: RestoreOptions): () => void {
  const started = performance.now();
  let arrivedAt: number | undefined;
  let frame = 0;
  const end = () => {
    cancelAnimationFrame(frame);
    for (const type of inputEvents) window.removeEventListener(type, end, true);
    onEnd();
  };
  const attempt = () => {
    const now = performance.now();
    if (Math.abs(window.pageYOffset - top) >= 2) window.scrollTo(0, top);
    arrivedAt = Math.abs(window.pageYOffset - top) < 2 ? (arrivedAt ?? now) : undefined;
    const isSettled = arrivedAt !== undefined && now - arrivedAt >= settledAfterMs;
    if (isSettled || now - started >= (isNewPage ? pageWithinMs : screenWithinMs)) end();
    else frame = requestAnimationFrame(attempt);
  };
  for (const type of inputEvents) window.addEventListener(type, end, { capture: true, passive: true });
  attempt();
  return end;
}
