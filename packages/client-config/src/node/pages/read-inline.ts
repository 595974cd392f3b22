import type { Link, Node, PhrasingContent } from 'mdast';
import type { PageInline } from '../../own-page.ts';
import { linkMistake } from './page-links.ts';
import { type PageContext, refuse } from './page-context.ts';
import type { BrandValues } from './page-head.ts';
import { blankPattern, valuePattern } from './page-source.ts';

/** Replaces the values of the brand in a text, such as `{brand}`. */
export function withValues(text: string, values: BrandValues): string {
  const known: Readonly<Record<string, string>> = values;
  return text.replace(valuePattern, (whole, name: string) => known[name] ?? whole);
}

/** Splits a text into its blanks and the texts between them. */
function readText(text: string, { values }: PageContext): readonly PageInline[] {
  return withValues(text, values)
    .split(new RegExp(blankPattern.source))
    .flatMap((part, index): readonly PageInline[] => {
      if (index % 2 === 1) return [{ kind: 'blank', text: part }];
      return part === '' ? [] : [{ kind: 'text', text: part.replaceAll('\n', ' ') }];
    });
}

function readLink(node: Link, context: PageContext): readonly PageInline[] {
  const mistake = linkMistake(node.url, context.paths);
  if (mistake !== undefined) refuse(context, node, mistake.message, mistake.hint);
  const content = readInlines(node.children, context);
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

/** Reports a part of Markdown that a page may not have. */
export function refusePart(node: Node, context: PageContext): void {
  refuse(context, node, unknownParts[node.type] ?? `A page can not contain "${node.type}".`);
}

export function readInlines(nodes: readonly PhrasingContent[], context: PageContext): readonly PageInline[] {
  return nodes.flatMap((node): readonly PageInline[] => {
    if (node.type === 'text') return readText(node.value, context);
    if (node.type === 'break') return [{ kind: 'break' }];
    if (node.type === 'strong') return [{ kind: 'strong', content: readInlines(node.children, context) }];
    if (node.type === 'emphasis') return [{ kind: 'emphasis', content: readInlines(node.children, context) }];
    if (node.type === 'link') return readLink(node, context);
    refusePart(node, context);
    return [];
  });
}
