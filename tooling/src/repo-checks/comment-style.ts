import { findMatches, type Finding, type RepoFile } from './repo-files.ts';

const scripts = /\.([cm]?[jt]sx?)$/;
/** Matches block comments, and line comments on their own line. */
const comments = /\/\*[\s\S]*?\*\/|^[ \t]*\/\/.*$/gm;
const wrongStart = /^\/\*\*[\s*]*(What|How|Whether|Whoever|Who|That)\b/;
const wordsOfOnlyThisRepository =
  /\b(mend(?:s|ed)?|stumbles?|wish(?:es)?|beside|comes? home|the house|whoever|told|lies|complaints?|likewise|for ever|the latter)\b/i;

/** Finds docstrings that start with a question word, and comments with unusual words. */
export function checkComments(file: RepoFile): Finding[] {
  if (!scripts.test(file.path) || /\/comment-style(\.test)?\.ts$/.test(file.path)) return [];
  return findMatches(file, comments).flatMap(({ line, match: [comment] }) => {
    const start = wrongStart.exec(comment)?.[1];
    const word = wordsOfOnlyThisRepository.exec(comment)?.[1];
    return [
      ...(start === undefined
        ? []
        : [
            {
              path: file.path,
              line,
              message: `A docstring starts with a verb or a noun, not with "${start}".`,
            },
          ]),
      ...(word === undefined
        ? []
        : [
            {
              path: file.path,
              line,
              message: `"${word}" in a comment: use the usual term (docs/glossary.md).`,
            },
          ]),
    ];
  });
}
