// Invisible characters, which can make different texts look equal.
const invisible =
  /[\u00AD\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\u2800\u3164\uFEFF\uFFA0\u{E0000}-\u{E007F}]/gu;

/** Line ends, Unicode noncharacters, and all control characters except the tab. */
const notInOneLine = /[\u0000-\u0008\u000A-\u001F\u007F-\u009F\u2028\u2029\uFFFE\uFFFF]/;

/** Removes invisible characters, which names and other typed values do not need. */
export function stripInvisible(text: string): string {
  return text.replace(invisible, '');
}

/** Replaces Thai and full-width digits with ASCII digits. */
export function toAsciiDigits(text: string): string {
  return text
    .replace(/[\u0E50-\u0E59]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/[\uFF10-\uFF19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10));
}

/**
 * Returns a text in its stored form: trimmed, without invisible characters, in NFC. A text with a lone surrogate is not
 * converted to NFC, because Firefox would replace the surrogate.
 */
export function tidyText(text: string): string {
  const visible = stripInvisible(text);
  return (isWellFormed(visible) ? visible.normalize('NFC') : visible).trim();
}

/** Returns a name in its stored form: the result of `tidyText` with single spaces between words. */
export function normalizeName(text: string): string {
  return tidyText(text).replace(/\s+/g, ' ');
}

/**
 * Removes each surrogate that is not part of a pair. The pattern has no flag `u`, because Safari 14 damages valid surrogate
 * pairs with this flag.
 */
export function stripUnpairedSurrogates(text: string): string {
  return text.replace(/([\uD800-\uDBFF][\uDC00-\uDFFF])|[\uD800-\uDFFF]/g, '$1');
}

/**
 * True if a text has no unpaired surrogate. The native `isWellFormed` is not used, because some supported browsers lack
 * it.
 */
function isWellFormed(text: string): boolean {
  return stripUnpairedSurrogates(text) === text;
}

/** True if a database can store a text. Databases can't store unpaired surrogates or NUL characters. */
export function isStorable(text: string): boolean {
  return isWellFormed(text) && !text.includes('\0');
}

/** True if a database can store a text, and the text is one line. */
export function isOneLine(text: string): boolean {
  return isWellFormed(text) && !notInOneLine.test(text);
}
