import { joinThaiWords } from '@chada/messages/join-thai-words';
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

interface UnreadMark {
  readonly pattern: RegExp;
  readonly message: string;
  readonly hint: string;
}

/** Marks of other kinds of Markdown, and links that Markdown does not recognise. Readers would see their characters. */
const unreadMarks: readonly UnreadMark[] = [
  {
    pattern: /\*\*|(?:^|[^_])__(?:[^_]|$)/,
    message: 'This is not read as bold text, so readers see its marks.',
    hint: 'Bold text is **text**: marks at both ends, no blank inside them, and a blank outside them.',
  },
  {
    pattern: /\]\(/,
    message: 'This is not read as a link or picture, because its address has a blank or no end.',
    hint: 'Write %20 for a blank in an address. A file name has no blanks.',
  },
  { pattern: /~~[^~]+~~/, message: 'A page has no crossed-out text.', hint: 'Delete the ~~.' },
  { pattern: /^\[[ xX]\]\s/, message: 'A page has no boxes to tick.', hint: 'Write a list.' },
  {
    pattern: /^#{1,6}[^\s#]/,
    message: 'A heading has a blank after ## or ###.',
    hint: 'Without the blank, readers see the #.',
  },
];

const unreadList: UnreadMark = {
  pattern: /(?:^|\n)(?:[•●▪‣◦·][ \t]*|[\u0e50-\u0e59]+[.)][ \t]*|\d+[.)](?=[^\d\s])|[-–](?=\p{L}))\S/u,
  message: 'This is not read as a list, so its lines follow each other.',
  hint: 'Each line of a list begins with "- " or "1. ".',
};

function unreadMarkOf({ value, position }: Text): UnreadMark | undefined {
  const isLineStart = position?.start.column === 1;
  if (unreadList.pattern.test(isLineStart ? value : ` ${value}`)) return unreadList;
  return unreadMarks.find(({ pattern }) => pattern.test(value));
}

function readText(node: Text, context: PageContext): readonly PageInline[] {
  const written = node.value.replaceAll('\n', ' ');
  const unread = unreadMarkOf(node);
  if (unread !== undefined) refuse(context, node, unread.message, unread.hint);
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
    const { brand, holder } = context.values;
    return part === '' ? [] : [{ kind: 'text', text: joinThaiWords(part, [brand, holder]) }];
  });
}

/** Returns the text of a part of a page, without its marks. */
export function textOf(content: readonly PageInline[]): string {
  return content
    .map((part) => ('text' in part ? part.text : 'content' in part ? textOf(part.content) : ' '))
    .join('');
}

function readLink(node: Link, context: PageContext, level: number): readonly PageInline[] {
  const mistake = linkMistake(node.url, context);
  if (mistake !== undefined) refuse(context, node, mistake.message, mistake.hint);
  const content = readInlines(node.children, context, level);
  if (textOf(content).trim() === '')
    refuse(context, node, 'The link has no text.', 'Write it as [text](address).');
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
  const { problems, source } = context;
  const line = node.position?.start.line ?? 1;
  const isReported = (text: string | undefined, where?: number): boolean =>
    problems.some((problem) => problem.message === text && (where === undefined || problem.line === where));
  // Reports HTML at most once per line, because the parser returns the two tags of an HTML element as two parts.
  if (node.type === 'html' && isReported(message, line)) return;
  // Reports the address of a link at another place of the page only if no link or picture refers to it.
  const { linkReference, imageReference } = unknownParts;
  if (node.type === 'definition' && (isReported(linkReference) || isReported(imageReference))) return;
  // `invisibleProblems` reports a tab, which makes a line program code.
  if (node.type === 'code' && textMistake(source.lines[line - 1] ?? '', 'one') !== undefined) return;
  refuse(context, node, message);
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
