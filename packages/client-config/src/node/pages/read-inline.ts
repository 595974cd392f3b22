import type { Link, Node, PhrasingContent, Text } from 'mdast';
import type { PageInline } from '../../own-page.ts';
import { textMistake } from '../check-texts.ts';
import { linkMistake } from './page-links.ts';
import { type PageContext, refuse } from './page-context.ts';
import type { BrandValues } from './page-head.ts';
import { blankPattern, valuePattern } from './page-source.ts';

export function withValues(text: string, values: BrandValues): string {
  const known: Readonly<Record<string, string>> = values;
  return text.replace(valuePattern, (matched, name: string) => known[name] ?? matched);
}

function linesOf({ source }: PageContext, { position }: Text): readonly string[] {
  return source.lines.slice((position?.start.line ?? 1) - 1, position?.end.line);
}

function readText(node: Text, context: PageContext): readonly PageInline[] {
  const written = node.value.replaceAll('\n', ' ');
  const text = withValues(written, context.values);
  const mistake = written.trim() === '' ? undefined : textMistake(written, 'one');
  // Other checks already report a mistake that a source line contains. Reports only a mistake that no source line
  // contains, for example a character that is encoded as `&#x202E;`.
  const isInLines = (isWrong: (line: string) => boolean): boolean => linesOf(context, node).some(isWrong);
  if (mistake !== undefined && !isInLines((line) => textMistake(line, 'one') === mistake))
    refuse(context, node, `The text ${mistake}.`);
  const parts = text.split(new RegExp(blankPattern.source));
  if (parts.some((part, index) => index % 2 === 0 && /\[\[|\]\]/.test(part)))
    refuse(context, node, 'The blank has no beginning or no end.', 'Write a blank as [[what is missing]].');
  if (parts.length > 1 && context.isForProduction && !isInLines((line) => line.match(blankPattern) !== null))
    refuse(
      context,
      node,
      `The blank [[${parts[1] ?? ''}]] is not filled in.`,
      'A production build has no blanks.',
    );
  return parts.flatMap((part, index): readonly PageInline[] => {
    if (index % 2 === 1) return [{ kind: 'blank', text: part }];
    return part === '' ? [] : [{ kind: 'text', text: part }];
  });
}

function readLink(node: Link, context: PageContext, level: number): readonly PageInline[] {
  const mistake = linkMistake(node.url, context.paths);
  if (mistake !== undefined) refuse(context, node, mistake.message, mistake.hint);
  const content = readInlines(node.children, context, level);
  if (content.length === 0) refuse(context, node, 'The link has no text.', 'Write it as [text](address).');
  return [{ kind: 'link', to: node.url, content }];
}

const unknownParts: Readonly<Record<string, string>> = {
  html: 'HTML is not allowed in a page.',
  code: 'Program code is not allowed in a page; a text has fewer than four blanks before it.',
  inlineCode: 'Program code is not allowed in a page.',
  image: 'A picture stands alone in its paragraph.',
  definition: 'The address of a link stands in the link: [text](address).',
  linkReference: 'The address of a link stands in the link: [text](address).',
  imageReference: 'The file of a picture stands in the picture: ![description](assets/file.png).',
};

export function refusePart(node: Node, context: PageContext): void {
  const message = unknownParts[node.type] ?? `A page can not contain "${node.type}".`;
  // Reports HTML at most once per line, because the parser returns the two tags of an HTML element as two parts.
  const isReported = context.problems.some(
    (otherProblem) => otherProblem.line === node.position?.start.line && otherProblem.message === message,
  );
  if (node.type !== 'html' || !isReported) refuse(context, node, message);
}

const maxMarks = 8;

export function readInlines(
  nodes: readonly PhrasingContent[],
  context: PageContext,
  level = 0,
): readonly PageInline[] {
  const [first] = nodes;
  if (level > maxMarks && first !== undefined) {
    refuse(context, first, `A text has at most ${maxMarks} marks inside each other.`);
    return [];
  }
  return nodes.flatMap((node): readonly PageInline[] => {
    if (node.type === 'text') return readText(node, context);
    if (node.type === 'break') return [{ kind: 'break' }];
    if (node.type === 'strong')
      return [{ kind: 'strong', content: readInlines(node.children, context, level + 1) }];
    if (node.type === 'emphasis')
      return [{ kind: 'emphasis', content: readInlines(node.children, context, level + 1) }];
    if (node.type === 'link') return readLink(node, context, level + 1);
    refusePart(node, context);
    return [];
  });
}
