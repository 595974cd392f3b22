import { createHash } from 'node:crypto';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { CheckTarget } from '../check-client-file.ts';
import { conflictMark, conflictMistake } from '../json-source.ts';
import type { Problem } from '../problem.ts';
import { readText } from '../read-text.ts';
import type { OwnPage } from './own-page-file.ts';
import type { PageContext } from './page-context.ts';
import { readHead, valueProblems } from './page-head.ts';
import { blankProblems, invisibleProblems, pageSource, valuePattern } from './page-source.ts';
import { emptyLayouts, layOut } from './lay-out.ts';
import { readBlocks } from './read-blocks.ts';
import { withValues } from './read-inline.ts';

/** A page can have at most this number of UTF-16 code units. */
const maxLetters = 60_000;

/** The most `*` and `_` in a page. The Markdown parser takes minutes if thousands of these marks are nested. */
const maxMarks = 4_000;

export interface ReadPage {
  readonly problems: readonly Problem[];
  readonly page: OwnPage | undefined;
}

/**
 * Returns the SHA-256 hash of a text, in hexadecimal. All line ends count as `\n`, because git may check out the same
 * file with other line ends.
 */
const hashOf = (text: string): string =>
  createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('hex');

const refused = (problem: Problem): ReadPage => ({ problems: [problem], page: undefined });

export function readPage(
  { file, slug, target }: { readonly file: string; readonly slug: string; readonly target: CheckTarget },
  facts: Pick<PageContext, 'assetMistake' | 'shareMistake' | 'paths' | 'domains' | 'scenes' | 'values'>,
): ReadPage {
  const read = readText(file);
  if (!('text' in read)) {
    const { mistake, hint, line, column } = read;
    return refused({ file, line, column, message: mistake, hint });
  }
  const source = pageSource(file, read.text);
  if (read.text.length > maxLetters) {
    const message = `The page has ${read.text.length} letters; the most are ${maxLetters}.`;
    return refused(source.problemAt(1, 1, message));
  }
  const conflict = source.lines.findIndex((line) => conflictMark.test(line));
  if (conflict !== -1) return refused({ ...source.problemAt(conflict + 1, 1, ''), ...conflictMistake });
  const marks = read.text.match(/[*_]/g)?.length ?? 0;
  if (marks > maxMarks)
    return refused(
      source.problemAt(1, 1, `The page has ${marks} marks (* and _); the most are ${maxMarks}.`),
    );
  const { problems: headProblems, head, lineOf, length } = readHead(source);
  // Replaces the head with empty lines, so that the line numbers of problems remain correct.
  const body = source.lines.map((line, index) => (index < length ? '' : line)).join('\n');
  const isForProduction = target === 'production';
  const context: PageContext = { ...facts, source, isForProduction, problems: [] };
  const written = head === undefined ? [] : readBlocks(fromMarkdown(body).children, context);
  const blocks = layOut(written, head?.layout);
  if (head !== undefined && body.trim() === '')
    context.problems.push(source.problemAt(length, 1, 'The page has no text.'));
  if (head?.layout !== undefined && body.trim() !== '' && !blocks.some(({ kind }) => kind === head.layout))
    context.problems.push(source.problemAt(lineOf('layout'), 1, ...emptyLayouts[head.layout]));
  const isWrong = (name: 'share' | 'picture') => headProblems.some(({ line }) => line === lineOf(name));
  if (head?.picture !== undefined && !isWrong('picture') && !facts.scenes.includes(head.picture))
    context.problems.push(
      source.problemAt(
        lineOf('picture'),
        1,
        `The brand has no picture "${head.picture}".`,
        `Write "assets.scenes.${head.picture}" in client.json, or delete this line.`,
      ),
    );
  const share = isWrong('share') ? undefined : head?.share;
  const mistake = share === undefined ? undefined : facts.shareMistake(share);
  if (mistake !== undefined)
    context.problems.push(source.problemAt(lineOf('share'), 1, `The file "${share}" ${mistake}.`));
  const problems = [
    ...headProblems,
    ...invisibleProblems(source),
    ...valueProblems(source, valuePattern),
    ...context.problems,
    ...(isForProduction ? blankProblems(source) : []),
  ];
  if (head === undefined || problems.length > 0) return { problems, page: undefined };
  const filled = (text: string) => withValues(text, facts.values).replace(/\[\[|\]\]/g, '');
  const texts = { title: filled(head.title), description: filled(head.description) };
  return {
    problems,
    page: { slug, ...head, ...texts, sourceHash: hashOf(withValues(read.text, facts.values)), blocks },
  };
}
