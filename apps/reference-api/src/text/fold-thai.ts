/** Zero-width and bidirectional controls: nothing is seen of them, so nothing is searched by them. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u00ad]/g;
/** Runs of Thai marks above and below a letter, which may be typed in any order. */
const MARKS = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]{2,}/g;

/**
 * Folds a text for matching, never for storing: what looks the same in Thai becomes the same. A sara am typed as
 * nikhahit and sara aa, a double sara e for sara ae, marks in another order, Thai digits, upper case, invisible signs
 * and runs of blanks.
 */
export function foldThai(text: string): string {
  return text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/\u0e40\u0e40/g, '\u0e41')
    .replace(/\u0e33/g, '\u0e4d\u0e32')
    .replace(MARKS, (marks) => [...marks].sort().join(''))
    .replace(/[\u0e50-\u0e59]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
