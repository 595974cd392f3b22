// Zero-width signs, bidi controls, blank letters and tags. They come unseen with pasted texts and make equal texts unequal.
const invisible =
  /[\u00AD\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\u2800\u3164\uFEFF\uFFA0\u{E0000}-\u{E007F}]/gu;

/** Control characters except the tab, line ends and non-characters. */
const notInOneLine = /[\u0000-\u0008\u000A-\u001F\u007F-\u009F\u2028\u2029\uFFFE\uFFFF]/;

/** Removes zero-width, bidi control and blank-looking characters, which no Thai text needs. */
export function stripInvisible(text: string): string {
  return text.replace(invisible, '');
}

/** Replaces Thai and full-width digits with 0-9. */
export function toAsciiDigits(text: string): string {
  return text
    .replace(/[\u0E50-\u0E59]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/[\uFF10-\uFF19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10));
}

/** Returns a text in its stored form: no invisible characters, NFC (never NFKC, which splits a sara am), trimmed. */
export function tidyText(text: string): string {
  return stripInvisible(text).normalize('NFC').trim();
}

/** Returns a name in its stored form: a tidy text in which every run of blanks is one space. */
export function normalizeName(text: string): string {
  return tidyText(text).replace(/\s+/g, ' ');
}

/** True if no half of a surrogate pair is alone. A pattern, since browsers of the minimum lack `isWellFormed`. */
function isWellFormed(text: string): boolean {
  return !/[\uD800-\uDFFF]/u.test(text);
}

/** True if a database can store a text: no half of a surrogate pair and no NUL, which can not be typed either. */
export function isStorable(text: string): boolean {
  return isWellFormed(text) && !text.includes('\0');
}

/** True if a text is storable and one line: no control characters except the tab, no line ends. */
export function isOneLine(text: string): boolean {
  return isWellFormed(text) && !notInOneLine.test(text);
}
