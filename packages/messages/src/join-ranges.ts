/** The numbers can be placeholders such as `{min}`. */
const closeDash = /([\d}])–(?=[\d{])/g;
const farDash = / –(?= )/g;

/**
 * Keeps a range such as `1–2` on one line. The line may break after a dash with blanks, as in `01:00 – 03:00 น.` Browsers
 * run this function too, so its patterns have no lookbehind, which the oldest browsers do not support (CO-05).
 */
export function joinRanges(text: string): string {
  return text.replace(closeDash, '$1\u2060–\u2060').replace(farDash, '\u00a0–');
}
