// Zero-width signs, bidi controls, blanks that are letters, tags: they hide in pasted texts, make equal names unequal and
// can turn a text around. As the contract has them.
const invisible =
  /[\u00AD\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\u2800\u3164\uFEFF\uFFA0\u{E0000}-\u{E007F}]/gu;

/** Removes zero-width, bidi control and blank-looking characters, which no Thai text needs. */
export function stripInvisible(text: string): string {
  return text.replace(invisible, '');
}

/** Turns Thai (๐-๙) and full-width digits into 0-9 and leaves everything else. */
export function toAsciiDigits(text: string): string {
  return text
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/[\uFF10-\uFF19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10));
}

/** A name as it is stored: NFC (never NFKC, which splits ำ), no invisible characters, single blanks, trimmed. */
export function normalizeName(text: string): string {
  return stripInvisible(text).normalize('NFC').replace(/\s+/g, ' ').trim();
}
