// Zero-width signs, bidi controls, blanks that are letters, tags: they hide in pasted texts, make equal names unequal and
// can turn a text around. As the contract has them.
const invisible =
  /[\u00AD\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\u2800\u3164\uFEFF\uFFA0\u{E0000}-\u{E007F}]/gu;

const markRun = /[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]{2,}/g;

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

/** One order for marks, each once: which one does not matter, since a folded text is never shown. */
function orderMarks(run: string): string {
  return [...new Set(run)].sort().join('');
}

/**
 * A text folded for matching, never for showing: what looks the same to a Thai reader becomes the same. Normalises as a
 * name, then lower case, ASCII digits, marks in one order and once each, ำ as ํา with its marks before the า wherever they
 * were typed, เเ as แ.
 */
export function foldThai(text: string): string {
  return toAsciiDigits(normalizeName(text))
    .toLowerCase()
    .replace(/\u0E33/g, '\u0E4D\u0E32')
    .replace(
      /(\u0E4D[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]*)\u0E32([\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]+)/g,
      '$1$2\u0E32',
    )
    .replace(markRun, orderMarks)
    .replace(/\u0E40\u0E40/g, '\u0E41');
}
