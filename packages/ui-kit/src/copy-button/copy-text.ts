/** The way of browsers without navigator.clipboard (Safari 12, Edge 15) and of pages without a secure context. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'ck-visually-hidden';
  const focused = document.activeElement;
  // Beside what has the focus: an open dialog would take the focus back from anywhere else.
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

/** Puts text on the clipboard; false when the browser lets neither way. Call it in a click. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}
