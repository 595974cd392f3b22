/**
 * Calls `show` after the browser has painted a loaded picture that is still transparent. A picture that is first painted
 * while it fades in would count as the largest paint of the page.
 */
export function afterFirstPaint(picture: HTMLImageElement, show: () => void): void {
  const wait = (): void => {
    requestAnimationFrame(() => requestAnimationFrame(show));
  };
  // Edge 15 can't decode a picture before it is painted.
  if (typeof picture.decode === 'function') picture.decode().then(wait, wait);
  else wait();
}
