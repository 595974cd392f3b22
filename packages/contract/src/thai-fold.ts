import { tidyText, toAsciiDigits } from '@chada/domain';

const MARKS = '\u0E31\u0E34-\u0E3A\u0E47-\u0E4E';
const markRun = new RegExp(`[${MARKS}]{2,}`, 'g');
const marksAfterSaraAm = new RegExp(`(\u0E4D[${MARKS}]*)\u0E32([${MARKS}]+)`, 'g');

/** Puts marks into one order, each once. The result is never shown, so any order will do. */
function orderMarks(run: string): string {
  return [...new Set(run)].sort().join('');
}

/**
 * Folds a text for matching, never for showing: texts that look the same to a Thai reader become equal. Tidies the text,
 * then lower case, ASCII digits, marks in one order and once each, ำ as ํา with its marks before the า, เเ as แ, single
 * blanks.
 */
export function foldThai(text: string): string {
  return toAsciiDigits(tidyText(text))
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/\u0E33/g, '\u0E4D\u0E32')
    .replace(marksAfterSaraAm, '$1$2\u0E32')
    .replace(markRun, orderMarks)
    .replace(/\u0E40\u0E40/g, '\u0E41');
}

const blanksAndSigns = /[\s!-/:-@[-`{-~\u00A1-\u00BF\u2010-\u205E\u0E2F\u0E46\u0E4F\u0E5A\u0E5B]+/g;

/** Folds a text without its blanks and punctuation, so that split words and joined words are equal. */
export function compactThai(text: string): string {
  return foldThai(text.replace(blanksAndSigns, ''));
}

/** Returns a function that replaces each letter by the first of its group; groups are divided by blanks. */
function toFirstOfGroup(groups: string): (text: string) => string {
  const to = new Map<string, string>();
  for (const [first = '', ...others] of groups.split(' ')) for (const one of others) to.set(one, first);
  return (text) => {
    let result = '';
    for (const one of text) result += to.get(one) ?? one;
    return result;
  };
}

/** Letters of one sound and one class, which are mistaken for each other in writing. */
const sameClass = toFirstOfGroup('ขฃ คฅฆ ชฌ ดฎ ตฏ ถฐ ทฑฒธ นณ พภ ยญ ลฬ สซศษ าๅ ไใ');

/** Letters of nearly one sound, Thai and Latin, and vowels that differ in length only. */
const sameSound = toFirstOfGroup(
  'ลร คข ชฉ พผ ทถ ฟฝ ฮห \u0E35\u0E34 \u0E37\u0E36 \u0E39\u0E38 kcq lr sz vw iy',
);

/** Joins letters that are typed twice in a row; digits stay. */
const joinDoubled = (text: string): string => text.replace(/(\D)\1+/g, '$1');

/**
 * Reduces a text to what its spelling sounds like: no tone marks, no short-vowel mark, no silent letters (การันต์), one
 * letter for those of one sound and class, no doubled letters, no blanks.
 */
export function spellingKey(text: string): string {
  return joinDoubled(
    sameClass(
      compactThai(text)
        // A silent letter with its vowel and mark.
        .replace(/[ก-ฮ][\u0E34\u0E38]?\u0E4C/g, '')
        .replace(/[\u0E3A\u0E47-\u0E4C\u0E4E]/g, '')
        .replace(/\u0E4D\u0E32/g, '\u0E33')
        .replace(/รร(?=[ก-ฮ])/g, '\u0E31')
        .replace(/รร/g, '\u0E31น')
        .replace(/\u0E31ม/g, '\u0E33')
        .replace(/([ก-ฮ])\u0E31ย/g, 'ไ$1'),
    ),
  );
}

/** Reduces a text further, for measuring how far a misspelling is from a name: letters of nearly one sound are equal. */
export function soundKey(text: string): string {
  return joinDoubled(sameSound(spellingKey(text).replace(/ph/g, 'f')));
}
