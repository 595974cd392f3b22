/** How a button is marked that was pressed before the script ran; written by `boot/early.js`. */
const mark = 'data-pressed-early';

/**
 * Says on the page that it answers now, and makes up for the last press on a painted button, or Enter in a painted form, that came before the page could answer.
 * A button that sends a form is pressed as soon as it does so.
 */
export function makeUpForPress(root: Element): void {
  root.setAttribute('data-answers', '');
  const button = root.querySelector(`button[${mark}]`);
  if (!(button instanceof HTMLButtonElement)) return;
  button.removeAttribute(mark);
  const sends = (): boolean => !button.hasAttribute('data-submits') || button.type === 'submit';
  if (sends()) {
    button.click();
    return;
  }
  const observer = new MutationObserver(() => {
    if (!sends()) return;
    observer.disconnect();
    button.click();
  });
  observer.observe(button, { attributes: true, attributeFilter: ['type'] });
}
