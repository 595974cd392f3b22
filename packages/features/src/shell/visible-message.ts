import { withoutJoiners } from '@chada/messages';

function isVisible(element: Element): boolean {
  const { top, bottom, width, height } = element.getBoundingClientRect();
  // A text that is only for screen readers is one pixel wide and one pixel high, so such a text is not visible.
  return width > 1 && height > 1 && bottom > 0 && top < window.innerHeight;
}

/** Texts of the site have word joiners and no-break spaces, messages of the API have none. */
const plain = (text: string | null): string => withoutJoiners(text ?? '').replace(/\u00a0/g, ' ');

function elementsWithMessage(message: string): Element[] {
  const places = document.querySelectorAll(
    '[role="alert"], [role="status"], [aria-live], [data-invalid="true"]',
  );
  const wanted = plain(message);
  return Array.prototype.filter.call(places, (place: Element) => plain(place.textContent).includes(wanted));
}

export function isMessageVisible(message: string): boolean {
  return elementsWithMessage(message).some(isVisible);
}

export function isMessageOutOfView(message: string): boolean {
  const places = elementsWithMessage(message);
  return places.length > 0 && !places.some(isVisible);
}
