/** Marks a button that was pressed before the script ran; set by `boot/early.js`. */
const mark = 'data-pressed-early';

/**
 * Marks the page as interactive and repeats the last press on a painted button, or Enter in a painted form, from before
 * the script ran. A submit button is pressed once its form can be submitted.
 */
export function replayEarlyPress(root: Element): void {
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
