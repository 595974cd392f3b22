/** Whether what stands on the page is at least in part within the window. */
function isInSight(element: Element): boolean {
  const { top, bottom, width, height } = element.getBoundingClientRect();
  // What only screen readers get is one pixel wide.
  return width > 1 && height > 1 && bottom > 0 && top < window.innerHeight;
}

/** Whether the page itself says these words where a member sees them now: as an alert, a status, or beside a field. */
export function isSaidInSight(words: string): boolean {
  const places = document.querySelectorAll(
    '[role="alert"], [role="status"], [aria-live], [data-invalid="true"]',
  );
  return Array.prototype.some.call(
    places,
    (place: Element) => place.textContent?.includes(words) === true && isInSight(place),
  );
}
