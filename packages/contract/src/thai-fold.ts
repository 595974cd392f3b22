import { tidyText, toAsciiDigits } from '@chada/domain';

const MARKS = '\u0E31\u0E34-\u0E3A\u0E47-\u0E4E';
const markRun = new RegExp(`[${MARKS}]{2,}`, 'g');
const marksAfterSaraAm = new RegExp(`(\u0E4D[${MARKS}]*)\u0E32([${MARKS}]+)`, 'g');

/** Sorts the marks of a letter and removes repeated marks, so that the order of typing does not matter. */
function orderMarks(run: string): string {
  return [...new Set(run)].sort().join('');
}

/** Normalizes a text for matching, so that texts that look equal become equal. Do not display the result. */
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

/** Normalizes a text with `foldThai` and removes spaces and punctuation. */
export function compactThai(text: string): string {
  return foldThai(text.replace(blanksAndSigns, ''));
}

function toFirstOfGroup(groups: string): (text: string) => string {
  const to = new Map<string, string>();
  for (const [first = '', ...others] of groups.split(' ')) for (const item of others) to.set(item, first);
  return (text) => {
    let result = '';
    for (const item of text) result += to.get(item) ?? item;
    return result;
  };
}

/**
 * Replaces each letter with the first letter of its group. The letters of a group sound the same, so writers confuse
 * these letters.
 */
const sameClass = toFirstOfGroup('ขฃ คฅฆ ชฌ ดฎ ตฏ ถฐ ทฑฒธ นณ พภ ยญ ลฬ สซศษ าๅ ไใ');

/**
 * Replaces each letter with the first letter of its group. The letters of a group have similar sounds in Thai or in
 * Latin script.
 */
const sameSound = toFirstOfGroup(
  'ลร คข ชฉ พผ ทถ ฟฝ ฮห \u0E35\u0E34 \u0E37\u0E36 \u0E39\u0E38 kcq lr sz vw iy',
);

const joinDoubled = (text: string): string => text.replace(/(\D)\1+/g, '$1');

/** Returns a key that is the same for all texts that sound the same. */
export function spellingKey(text: string): string {
  return joinDoubled(
    sameClass(
      compactThai(text)
        // Removes silent letters, which have the mark U+0E4C.
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

export function soundKey(text: string): string {
  return joinDoubled(sameSound(spellingKey(text).replace(/ph/g, 'f')));
}
