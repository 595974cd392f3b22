/**
 * Calls `act` as soon as the page has loaded. Returns a function that cancels the call. After `act` has run, the
 * returned function calls the clean-up function that `act` returned, if any.
 */
export function afterLoad(act: () => void | (() => void)): () => void {
  let stop: void | (() => void);
  const begin = (): void => {
    stop = act();
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    window.removeEventListener('load', begin);
    stop?.();
  };
}
