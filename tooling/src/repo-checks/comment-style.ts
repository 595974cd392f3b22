import { findMatches, type Finding, type RepoFile } from './repo-files.ts';

const scripts = /\.([cm]?[jt]sx?)$/;
const comments = /\/\*[\s\S]*?\*\/|^[ \t]*\/\/.*$/gm;
const wrongStart = /^\/\*\*[\s*]*(What|How|Whether|Whoever|Who|That)\b/;

const unusualWords = [
  'mend(?:s|ed)?|stumbles?|wish(?:es)?|beside|comes? home|the house|told|tells?|lies|complaints?|garbled',
  'whoever|whatever|whichever|wherever|hence|thus|thereby|hereby|beforehand|anew|aside|though|wholly',
  'likewise|for ever|in vain|the latter|knows? of|lets? go|patience|glances?',
];
const unusualWord = new RegExp(String.raw`\b(${unusualWords.join('|')})\b`, 'i');
/** Matches pronouns without a clear noun, such as `the new one`. */
const vaguePronoun =
  /\b(ones|(?:an?|the|that) (?:new|last|next|other|previous|valid|wrong|existing) one)(?=[.,;:)]| (?:is|was|has|can|that|which|applies)\b)/i;

interface Rule {
  readonly pattern: RegExp;
  readonly describe: (word: string) => string;
}

const rules: readonly Rule[] = [
  {
    pattern: wrongStart,
    describe: (word) => `A docstring starts with a verb or a noun, not with "${word}".`,
  },
  {
    pattern: unusualWord,
    describe: (word) => `"${word}" in a comment: use the usual term (docs/glossary.md).`,
  },
  { pattern: vaguePronoun, describe: (word) => `"${word}" in a comment: repeat the noun.` },
];

export function checkComments(file: RepoFile): Finding[] {
  if (!scripts.test(file.path) || /\/comment-style(\.test)?\.ts$/.test(file.path)) return [];
  return findMatches(file, comments).flatMap(({ line, match: [comment] }) =>
    rules.flatMap(({ pattern, describe }) => {
      const word = pattern.exec(comment)?.[1];
      return word === undefined ? [] : [{ path: file.path, line, message: describe(word) }];
    }),
  );
}
