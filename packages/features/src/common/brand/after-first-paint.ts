/**
 * Calls `show` two animation frames after the picture has been decoded. The browser then first paints the page without
 * the picture, so that the picture does not count as the largest contentful paint.
 */
export function afterFirstPaint(picture: HTMLImageElement, show: () => void): void {
  const wait = (): void => {
    requestAnimationFrame(() => requestAnimationFrame(show));
  };
  // Does not wait for the decoding in Edge 15, which has no `decode`.
  if (typeof picture.decode === 'function') picture.decode().then(wait, wait);
  else wait();
}
