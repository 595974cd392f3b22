/** True if an element is at least partly within the window. */
function isInSight(element: Element): boolean {
  const { top, bottom, width, height } = element.getBoundingClientRect();
  // Text for screen readers only is one pixel wide.
  return width > 1 && height > 1 && bottom > 0 && top < window.innerHeight;
}

/** Returns the elements that show this message: an alert, a status, or a field's message. */
function placesOf(words: string): Element[] {
  const places = document.querySelectorAll(
    '[role="alert"], [role="status"], [aria-live], [data-invalid="true"]',
  );
  return Array.prototype.filter.call(places, (place: Element) => place.textContent?.includes(words) === true);
}

/** True if the page itself shows this message within the window. */
export function isSaidInSight(words: string): boolean {
  return placesOf(words).some(isInSight);
}

/** True if the page itself shows this message, but only outside the window. */
export function isSaidOutOfSight(words: string): boolean {
  const places = placesOf(words);
  return places.length > 0 && !places.some(isInSight);
}
