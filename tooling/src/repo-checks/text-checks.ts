import { mayHoldThai } from '../lint-rules/no-thai-outside-messages.ts';
import { findLines, type Finding, type RepoFile } from './repo-files.ts';

const code = /\.([cm]?[jt]sx?|css)$/;

/** Finds URLs of npm registries in the lock file. With such a URL, every installation would depend on that registry. */
export function checkLockFile(file: RepoFile): Finding[] {
  if (file.path !== 'pnpm-lock.yaml') return [];
  const address = /(?:tarball|registry|resolved):?.*https?:\/\/\S+|resolution:.*https?:\/\/\S+/;
  return findLines(file, address, (match) => `The lock file contains an address (${match.slice(0, 80)}).`);
}

export function checkMachinePaths(file: RepoFile): Finding[] {
  const path = /(?<![\w./-])(?:file:\/\/)?\/(?:home|Users|root|work|tmp\/fresh)[/-][\w.-]+|[A-Z]:\\+Users\\/;
  return findLines(file, path, (match) => `"${match}" is a path of one machine.`);
}

/** Finds comments that disable a lint rule or a compiler error, because these comments hide later problems too. */
export function checkSilencing(file: RepoFile): Finding[] {
  if (!code.test(file.path)) return [];
  const silence = /(?:oxlint|eslint|stylelint|biome)-(?:disable|ignore)|@ts-(?:ignore|expect-error|nocheck)/;
  return findLines(file, silence, (match) => `${match}: fix the code, or change the rule for all files.`);
}

/** Finds Thai text in style sheets, HTML and SVG, which oxlint does not read. */
export function checkThaiInMarkup(file: RepoFile): Finding[] {
  if (!/\.(css|html|svg)$/.test(file.path) || mayHoldThai(file.path)) return [];
  return findLines(
    file,
    /[\u0e01-\u0e3a\u0e40-\u0e5b]+/,
    (match) => `Thai text "${match}" outside messages, clients, tests and stories.`,
  );
}
