/** Calls `show` after the first paint, so that the picture does not count as the largest contentful paint. */
export function afterFirstPaint(picture: HTMLImageElement, show: () => void): void {
  const wait = (): void => {
    requestAnimationFrame(() => requestAnimationFrame(show));
  };
  // Does not wait for the decoding in Edge 15, which has no `decode`.
  if (typeof picture.decode === 'function') picture.decode().then(wait, wait);
  else wait();
}
