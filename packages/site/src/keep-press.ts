/** `boot/early.js` sets this attribute on a button that was pressed before hydration. */
const pressedMark = 'data-pressed-early';

const submitsIn = (form: Element): Element | null => form.querySelector('button[data-submits]');

/** Returns one text with the names of a form's fields, and for each field whether the field is filled. */
function stateOf(form: Element): string {
  const fields = Array.from(form.querySelectorAll<HTMLInputElement>('input[name], select[name]'));
  return fields
    .map(({ type, name, value, checked }) => `${name}:${type === 'checkbox' ? checked : value !== ''}`)
    .join();
}

const forgetAfterMs = 30_000;
/**
 * The events of a press. `pointerdown` is not enough, because old browsers lack `pointerdown`, and keyboards and screen
 * readers do not send this event.
 */
const actions = ['pointerdown', 'click', 'keydown'] as const;

/**
 * Returns a function that repeats the press of a submit button after the new page has replaced the prerendered page.
 * The function waits until the new page has the same form with the same filled fields. The function repeats nothing on
 * another path, after 30 seconds, or after the visitor's next press with the pointer or on the keyboard. Only forms for
 * visitors are prerendered, so no repeated press moves money.
 *
 * `replay` presses the marked button. `replay` is a parameter, because an import of `replayEarlyPress` would change
 * the chunk of this module with each deployment.
 */
export function keepPress(root: Element, replay: (root: Element) => void): () => void {
  const { pathname } = window.location;
  const form = root.querySelector(`button[data-submits][${pressedMark}]`)?.closest('form');
  if (form === null || form === undefined) return () => undefined;
  const pressed = stateOf(form);
  return () => {
    const stop = (): void => {
      observer.disconnect();
      for (const kind of actions) document.removeEventListener(kind, stopByVisitor, true);
      clearTimeout(timer);
    };
    const stopByVisitor = ({ isTrusted }: Event): void => {
      if (isTrusted) stop();
    };
    const tryAgain = (): void => {
      if (window.location.pathname !== pathname) return stop();
      const same = Array.from(root.querySelectorAll('form')).find((element) => stateOf(element) === pressed);
      const button = same && submitsIn(same);
      if (!button) return;
      stop();
      button.setAttribute(pressedMark, '');
      replay(root);
    };
    const observer = new MutationObserver(tryAgain);
    const timer = setTimeout(stop, forgetAfterMs);
    for (const kind of actions) document.addEventListener(kind, stopByVisitor, true);
    observer.observe(root, { childList: true, subtree: true, attributes: true });
    tryAgain();
  };
}
