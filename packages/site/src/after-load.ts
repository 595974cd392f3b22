/**
 * Calls `act` as soon as the page has loaded. The returned function cancels this call if the page has not loaded yet.
 * After the call, it runs the clean-up function that `act` returned.
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
