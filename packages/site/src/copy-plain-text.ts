/**
 * Copies selected text without word joiners (U+2060). The site's texts contain these invisible characters so that no line
 * breaks inside a Thai word or an account number. The function is a copy of `withoutJoiners`, because `site` must not import `messages`.
 */
export function copyPlainText(event: ClipboardEvent): void {
  const selected = String(document.getSelection());
  if (event.defaultPrevented || event.clipboardData === null || !selected.includes('\u2060')) return;
  event.clipboardData.setData('text/plain', selected.replace(/\u2060/g, ''));
  event.preventDefault();
}
