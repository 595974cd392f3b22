/** True if the device asks for reduced motion. Call only in a browser. */
export function prefersStillness(): boolean {
  return typeof window.matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
