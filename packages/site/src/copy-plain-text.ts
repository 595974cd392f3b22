/**
 * Copies selected text without word joiners (U+2060). The site's texts contain these invisible characters so that no line
 * breaks inside a Thai word or an account number. The code repeats `withoutJoiners` of `messages`, which `site` may not
 * import. An import through `features` would change the chunk of this module with each change of a screen.
 */
export function copyPlainText(event: ClipboardEvent): void {
  const selected = String(document.getSelection());
  if (event.defaultPrevented || event.clipboardData === null || !selected.includes('\u2060')) return;
  event.clipboardData.setData('text/plain', selected.replace(/\u2060/g, ''));
  event.preventDefault();
}
