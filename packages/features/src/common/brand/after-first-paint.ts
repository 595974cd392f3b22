/** Calls `show` after the first paint, so that the picture does not count as the largest contentful paint. */
export function afterFirstPaint(picture: HTMLImageElement, show: () => void): void {
  const wait = (): void => {
    requestAnimationFrame(() => requestAnimationFrame(show));
  };
  // Edge 15 has no `decode`, so the function doesn't wait until the picture is decoded.
  if (typeof picture.decode === 'function') picture.decode().then(wait, wait);
  else wait();
}
