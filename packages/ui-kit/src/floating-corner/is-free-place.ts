const CONTROLS = 'a, button, input, select, textarea, label, summary, iframe, [tabindex="0"]';
const PICTURES = 'figure, canvas, [role="img"]';
/** Content replaces a placeholder soon. */
const PLACEHOLDERS = '.ck-skeleton';
const FIELDS = 'input, select, textarea';

/** The distance in px between neighbouring points at which `isFreePlace` searches for content. */
const STEP = 10;
const MARGIN = 6;

function hasOwnText(element: Element): boolean {
  return Array.from(element.childNodes).some(
    ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && (nodeValue ?? '').trim() !== '',
  );
}

function isTaken(x: number, y: number, own: Element): boolean {
  const elements = typeof document.elementsFromPoint === 'function' ? document.elementsFromPoint(x, y) : [];
  return elements.some(
    (element) =>
      !own.contains(element) &&
      (element.closest(`${CONTROLS}, ${PICTURES}, ${PLACEHOLDERS}`) !== null || hasOwnText(element)),
  );
}

export function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(FIELDS);
}

function isNextToForm({ top, bottom }: DOMRect): boolean {
  if (isField(document.activeElement)) return true;
  return Array.from(document.forms).some((form) => {
    const box = form.getBoundingClientRect();
    return box.height > 0 && box.top < bottom && box.bottom > top;
  });
}

/** True if a fixed element covers no text, control, picture or placeholder, and has no form next to it. */
export function isFreePlace(own: HTMLElement): boolean {
  const box = own.getBoundingClientRect();
  if (box.width === 0) return true;
  // Edge 15 can't find the covered content, so the element appears only at the end of the page.
  if (typeof document.elementsFromPoint !== 'function')
    return window.pageYOffset + window.innerHeight >= document.documentElement.scrollHeight - 2;
  if (isNextToForm(box)) return false;
  for (let x = box.left - MARGIN; x <= box.right + MARGIN; x += STEP)
    for (let y = box.top - MARGIN; y <= box.bottom + MARGIN; y += STEP) if (isTaken(x, y, own)) return false;
  return true;
}
