/** Calls `act` when the page has loaded. The returned function prevents the call, or cleans up after the call. */
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
