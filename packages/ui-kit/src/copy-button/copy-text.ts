/** Copies with `execCommand`, for browsers without navigator.clipboard (Safari 12, Edge 15) and insecure pages. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'ck-visually-hidden';
  const focused = document.activeElement;
  // Next to the focused element: an open dialog would take the focus back from anywhere outside it.
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

/** Copies text to the clipboard; resolves to false if neither method works. Must run in a click handler. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}
