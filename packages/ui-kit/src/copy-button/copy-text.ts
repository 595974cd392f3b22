/**
 * Copies a text by selecting it in a hidden field, because `navigator.clipboard` is missing in Safari 12, in Edge 15
 * and on insecure pages. Returns false on failure.
 */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'ck-visually-hidden';
  const focused = document.activeElement;
  // Adds the field next to the focused element, because an open dialog keeps the focus inside the dialog.
  (focused?.parentElement ?? document.body).appendChild(area);
  area.focus();
  area.select();
  area.setSelectionRange(0, text.length);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

/**
 * Copies a text to the clipboard. Resolves to true on success and to false on failure, for example outside a click
 * handler.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}
