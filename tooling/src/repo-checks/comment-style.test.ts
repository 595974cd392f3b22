import { expect, it } from 'vitest';
import { checkComments } from './comment-style.ts';

const faultsOf = (text: string, path = 'packages/a/src/a.ts'): string[] =>
  checkComments({ path, text }).map(({ line, message }) => `${line} ${message}`);

it.each([
  ['/** What the bank says. */', 'What'],
  ['/**\n * How often a member\n * may try.\n */', 'How'],
  ['/** Whether it is open. */', 'Whether'],
  ['/** Who pays. */', 'Who'],
])('refuses a docstring that starts with a question word: %j', (text, word) => {
  expect(faultsOf(text)).toEqual([`1 A docstring starts with a verb or a noun, not with "${word}".`]);
});

it.each([
  ['one();\n// The member is told.', '2 "told" in a comment: use the usual term (docs/glossary.md).'],
  [
    '/* The error stays for\n * now and Whoever reads it. */',
    '1 "Whoever" in a comment: use the usual term (docs/glossary.md).',
  ],
  ['// Nobody knows of it.', '1 "knows of" in a comment: use the usual term (docs/glossary.md).'],
  ['// Replaces the old file by the new one.', '1 "the new one" in a comment: repeat the noun.'],
  ['// Skips removed ones, too.', '1 "ones" in a comment: repeat the noun.'],
])('refuses a comment with an unusual word or a vague pronoun: %j', (text, fault) => {
  expect(faultsOf(text)).toEqual([fault]);
});

it('allows other comments, the words in code and texts, and documents', () => {
  const text =
    "/** Returns how often a member may try. Reads one file, the last one hundred lines. */\nconst told = 'a wish'; // beside the code";
  expect(faultsOf(text)).toEqual([]);
  expect(faultsOf('// told', 'docs/a.md')).toEqual([]);
});
