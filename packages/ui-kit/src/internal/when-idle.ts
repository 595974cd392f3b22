interface WhenIdleOptions {
  /** The call runs at the latest after this time, even if the browser is busy. */
  readonly timeoutMs?: number;
  /** The delay in browsers without `requestIdleCallback` (Safari, Edge 15). Without it, the next frame. */
  readonly fallbackDelayMs?: number;
}

/** Calls `call` when the browser is idle. Returns a function that cancels the call. */
export function whenIdle(call: () => void, { timeoutMs, fallbackDelayMs }: WhenIdleOptions = {}): () => void {
  if (typeof requestIdleCallback === 'function' && typeof cancelIdleCallback === 'function') {
    const id = requestIdleCallback(call, timeoutMs === undefined ? undefined : { timeout: timeoutMs });
    return () => cancelIdleCallback(id);
  }
  if (fallbackDelayMs === undefined) {
    const frame = requestAnimationFrame(call);
    return () => cancelAnimationFrame(frame);
  }
  const timer = setTimeout(call, fallbackDelayMs);
  return () => clearTimeout(timer);
}
