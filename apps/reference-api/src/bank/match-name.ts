import { thaiSuffixes, thaiTitles } from './thai-titles.ts';

/**
 * `weak`: the names do not contradict each other, but too few letters are visible to prove that the names are equal.
 */
export type NameMatch = 'agrees' | 'weak' | 'contradicts';

const latinTitles = ['MR', 'MRS', 'MISS', 'MS', 'MASTER', 'DR', 'KHUN'];
const suffixes = new Set([...thaiSuffixes, 'CO', 'LTD', 'COLTD', 'COMPANY', 'LIMITED', 'PLC', 'PUBLIC']);

/** Returns the script of a name. A name with letters of both scripts counts as Thai. */
function scriptOf(name: string): 'thai' | 'latin' | undefined {
  if (/[\u0e01-\u0e4e]/.test(name)) return 'thai';
  return /[A-Za-z]/.test(name) ? 'latin' : undefined;
}
const startsWithMark = /^[\u0e30-\u0e3a\u0e45-\u0e4e]/;
const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });
const lettersIn = (text: string) => [...graphemes.segment(text)].length;

/** Splits a name into words in upper case. A `*` replaces the masked letters of a word. */
function wordsOf(name: string): string[] {
  return name
    .normalize('NFC')
    .toUpperCase()
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/[.'"-]/g, '')
    .replace(/[,()]/g, ' ')
    .replace(/(?<=[\u0e01-\u0e4eA-Z])X{2,}(?=\s|$)/g, '*')
    .replace(/\*+/g, '*')
    .split(/\s+/)
    .filter((word) => word !== '');
}

function withoutTitle(words: readonly string[]): string[] {
  const [first = '', ...rest] = words;
  if (latinTitles.includes(first)) return rest;
  const title = thaiTitles.find((thaiTitle) => first.startsWith(thaiTitle));
  if (title === undefined) return [...words];
  const left = first.slice(title.length);
  if (startsWithMark.test(left)) return [...words];
  return left === '' ? rest : [left, ...rest];
}

function withoutSuffix(words: readonly string[]): string[] {
  const end = words.findLastIndex((word) => !suffixes.has(word));
  return words.slice(0, end + 1);
}

interface ParsedName {
  readonly words: readonly string[];
  /** True if the words contain a title. Two names that have only a title in common do not match. */
  readonly isTitled: boolean;
}

function parseName(name: string): ParsedName[] {
  const allWords = wordsOf(name);
  const withoutTitleWords = withoutTitle(allWords);
  const isTitled = withoutTitleWords.length < allWords.length;
  return [
    { words: allWords, isTitled },
    { words: withoutTitleWords, isTitled: false },
    { words: withoutSuffix(withoutTitleWords), isTitled: false },
  ].filter(({ words }) => words.length > 0);
}

function compareParsedNames(shown: ParsedName, known: ParsedName): NameMatch {
  const found = strongest([compareWords(shown.words, known.words), compareJoined(shown.words, known.words)]);
  return found === 'agrees' && known.isTitled ? 'weak' : found;
}

/**
 * Compares the words in order. `shown` may be shorter than `known`, because the bank may have cut off the end of the
 * name.
 */
function compareWords(shown: readonly string[], known: readonly string[]): NameMatch {
  if (shown.length > known.length) return 'contradicts';
  const agrees = shown.every((word, at) => {
    const target = known[at] ?? '';
    const open = word.replace(/\*$/, '');
    if (open.includes('*')) return false;
    return word.endsWith('*') || at === shown.length - 1 ? target.startsWith(open) : target === open;
  });
  if (!agrees) return 'contradicts';
  const [first = '', second] = shown;
  const isFirstNameComplete = first === known[0] && lettersIn(first) > 1;
  const isSecondBegun = second !== undefined && second.replace(/\*$/, '') !== '';
  return isFirstNameComplete && (known.length === 1 || isSecondBegun) ? 'agrees' : 'weak';
}

function compareJoined(shown: readonly string[], known: readonly string[]): NameMatch {
  const [open, knownName] = [shown.join(''), known.join('')];
  if (open.includes('*') || !knownName.startsWith(open)) return 'contradicts';
  const isEnough = lettersIn(open) > lettersIn(known[0] ?? '') || open === knownName;
  return isEnough && lettersIn(open) > 1 ? 'agrees' : 'weak';
}

const strongest = (found: readonly NameMatch[]): NameMatch =>
  found.includes('agrees') ? 'agrees' : found.includes('weak') ? 'weak' : 'contradicts';

/**
 * Compares the name that the bank shows with the known names of an account holder. The bank may mask the name, cut off
 * its end, or omit the title. Returns `weak` if no known name has the same script.
 */
export function compareName(shown: string, known: readonly string[]): NameMatch {
  const script = scriptOf(shown);
  const comparable = known.filter((name) => script !== undefined && scriptOf(name) === script);
  if (comparable.length === 0) return 'weak';
  return strongest(
    comparable.flatMap((name) =>
      parseName(shown).flatMap((left) => parseName(name).map((right) => compareParsedNames(left, right))),
    ),
  );
}

export function bareName(name: string): string {
  return withoutSuffix(withoutTitle(wordsOf(name))).join(' ');
}
