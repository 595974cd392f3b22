/** Returns a text without word joiners (U+2060), which are invisible, to compare, copy or publish the text. */
export function withoutJoiners(text: string): string {
  return text.replace(/\u2060/g, '');
}
