/**
 * Calls `show` after the browser has painted a loaded picture while it is still transparent. Otherwise the fading
 * picture would count as the page's largest contentful paint.
 */
export function afterFirstPaint(picture: HTMLImageElement, show: () => void): void {
  const wait = (): void => {
    requestAnimationFrame(() => requestAnimationFrame(show));
  };
  // Edge 15 can't decode a picture before it is painted.
  if (typeof picture.decode === 'function') picture.decode().then(wait, wait);
  else wait();
}
