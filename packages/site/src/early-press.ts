/** `boot/early.js` sets this attribute on a button that was pressed before hydration. */
const mark = 'data-pressed-early';

/** Marks the page as interactive. Clicks the last button that the visitor pressed before hydration. */
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
