import type { Heading, Image, List, Paragraph, RootContent } from 'mdast';
import { imagePathPattern } from '../../patterns.ts';
import type { PageBlock } from '../../own-page.ts';
import { isFileName } from '../check-texts.ts';
import { type PageContext, refuse } from './page-context.ts';
import { readInlines, refusePart, textOf } from './read-inline.ts';

const maxLevels = 3;

function readHeading(node: Heading, context: PageContext): PageBlock {
  if (node.depth !== 2 && node.depth !== 3)
    refuse(context, node, 'A heading begins with ## or ###.', 'The title of the page is in its head.');
  const content = readInlines(node.children, context);
  if (textOf(content).trim() === '') refuse(context, node, 'The heading has no text.');
  return { kind: 'heading', level: node.depth === 3 ? 3 : 2, content };
}

function readImage(node: Image, context: PageContext): readonly PageBlock[] {
  if (!imagePathPattern.test(node.url)) {
    refuse(
      context,
      node,
      `"${node.url}" is not a picture.`,
      'A picture is an svg, png, jpg or gif file in assets/.',
    );
    return [];
  }
  const mistake = context.assetMistake(node.url);
  if (mistake !== undefined) refuse(context, node, `The file "${node.url}" ${mistake}.`);
  const alt = node.alt ?? '';
  if (alt === '' || isFileName(alt)) {
    const message =
      alt === '' ? 'The picture has no description.' : `"${alt}" is the name of a file, not a description.`;
    refuse(context, node, message, 'Write it as ![description](assets/file.png).');
  }
  return [{ kind: 'image', src: node.url, alt }];
}

function readParagraph(node: Paragraph, context: PageContext): readonly PageBlock[] {
  const [only, ...others] = node.children;
  if (only?.type === 'image' && others.length === 0) return readImage(only, context);
  if (only?.type === 'text' && /^\|.*\n\|?[ :|-]+(\n|$)/.test(only.value))
    refuse(context, node, 'A page has no tables.', 'Write a list.');
  return [{ kind: 'paragraph', content: readInlines(node.children, context) }];
}

function readList(node: List, context: PageContext, level: number): PageBlock {
  const start = node.ordered === true ? (node.start ?? 1) : null;
  return {
    kind: 'list',
    start,
    items: node.children.map((item) => readBlocks(item.children, context, level + 1)),
  };
}

export function readBlocks(
  nodes: readonly RootContent[],
  context: PageContext,
  level = 0,
): readonly PageBlock[] {
  return nodes.flatMap((node): readonly PageBlock[] => {
    if ((node.type === 'list' || node.type === 'blockquote') && level >= maxLevels) {
      refuse(context, node, `A page has at most ${maxLevels} lists inside each other.`);
      return [];
    }
    if (node.type === 'heading') return [readHeading(node, context)];
    if (node.type === 'paragraph') return readParagraph(node, context);
    if (node.type === 'list') return [readList(node, context, level)];
    if (node.type === 'blockquote')
      return [{ kind: 'quote', content: readBlocks(node.children, context, level + 1) }];
    if (node.type === 'thematicBreak') return [{ kind: 'rule' }];
    refusePart(node, context);
    return [];
  });
}
