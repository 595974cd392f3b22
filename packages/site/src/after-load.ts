/**
 * Calls `act` when the page has loaded. Returns a function that cancels the call. If `act` has already run, the
 * returned function runs the clean-up function that `act` returned.
 */
export function afterLoad(callback: () => void | (() => void)): () => void {
  let stop: void | (() => void);
  const begin = (): void => {
    stop = callback();
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    window.removeEventListener('load', begin);
    stop?.();
  };
}
