/**
 * Calls `show` after the browser has painted the loaded picture once, while the picture is still transparent. Without
 * this paint, the picture would count as the page's largest contentful paint when it fades in.
 */
export function afterFirstPaint(picture: HTMLImageElement, show: () => void): void {
  const wait = (): void => {
    requestAnimationFrame(() => requestAnimationFrame(show));
  };
  // Edge 15 has no `decode`.
  if (typeof picture.decode === 'function') picture.decode().then(wait, wait);
  else wait();
}
