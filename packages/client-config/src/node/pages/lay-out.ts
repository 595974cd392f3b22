import type { PageBlock, PageBlocks, PageInline, PageLayout, TitledBlocks } from '../../own-page.ts';
import { textOf } from './read-inline.ts';

/** The message and the hint if a page has a layout, but no part that the layout shows. */
export const emptyLayouts: Readonly<Record<PageLayout, readonly [message: string, hint: string]>> = {
  questions: ['The page has no questions.', 'A question begins with ###.'],
  cards: ['The page has no cards.', 'Cards are a list whose items begin with bold text: "- **title** text".'],
};

/** Turns each heading of level 3, with the blocks up to the next heading, into a question with its answer. */
function withQuestions(blocks: PageBlocks): PageBlocks {
  const result: PageBlock[] = [];
  let open: { title: readonly PageInline[]; content: PageBlock[] }[] | undefined;
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 3) {
      if (open === undefined) {
        open = [];
        result.push({ kind: 'questions', items: open });
      }
      open.push({ title: block.content, content: [] });
    } else if (block.kind === 'heading' || open === undefined) {
      open = undefined;
      result.push(block);
    } else open[open.length - 1]?.content.push(block);
  }
  return result;
}

function trimStart(content: readonly PageInline[]): readonly PageInline[] {
  const [first, ...others] = content;
  if (first?.kind !== 'text') return content;
  const text = first.text.trimStart();
  return text === '' ? others : [{ ...first, text }, ...others];
}

/** Returns the bold beginning of a list item as a title, or undefined if the item has another beginning. */
function titledItem([first, ...others]: PageBlocks): TitledBlocks | undefined {
  if (first?.kind !== 'paragraph') return undefined;
  const [bold, ...rest] = first.content;
  if (bold?.kind !== 'strong') return undefined;
  const content = trimStart(rest);
  const paragraph: PageBlocks = content.length === 0 ? [] : [{ kind: 'paragraph', content }];
  return { title: bold.content, content: [...paragraph, ...others] };
}

function withoutColon(title: readonly PageInline[]): readonly PageInline[] {
  const last = title[title.length - 1];
  if (last?.kind !== 'text') return title;
  return [...title.slice(0, -1), { ...last, text: last.text.replace(/:\s*$/, '') }];
}

/** Returns the items of a list of bullets if each begins with bold text. */
function titledItems(block: PageBlock): readonly TitledBlocks[] | undefined {
  if (block.kind !== 'list' || block.start !== null) return undefined;
  const items = block.items.map(titledItem).filter((item) => item !== undefined);
  return items.length === 0 || items.length < block.items.length ? undefined : items;
}

/**
 * Returns an item whose title is a label, without the colon of the label. The colon can be in the bold text or after it:
 * `**label:** value` or `**label**: value`.
 */
function labelledItem({ title, content }: TitledBlocks): TitledBlocks | undefined {
  if (/:\s*$/.test(textOf(title))) return { title: withoutColon(title), content };
  const [first, ...others] = content;
  if (first?.kind !== 'paragraph') return undefined;
  const [begin, ...rest] = first.content;
  if (begin?.kind !== 'text' || !begin.text.startsWith(':')) return undefined;
  const value = trimStart([{ ...begin, text: begin.text.slice(1) }, ...rest]);
  return { title, content: value.length === 0 ? others : [{ ...first, content: value }, ...others] };
}

/** Turns each list whose items begin with bold labels, which a colon ends, into facts. */
function withFacts(blocks: PageBlocks): PageBlocks {
  return blocks.map((block) => {
    const items = titledItems(block);
    const labelled = items?.map(labelledItem).filter((item) => item !== undefined) ?? [];
    return labelled.length === 0 || labelled.length !== items?.length
      ? block
      : { kind: 'facts', items: labelled };
  });
}

/** Turns each list whose items begin with bold text into cards. */
function withCards(blocks: PageBlocks): PageBlocks {
  return blocks.map((block) => {
    const items = titledItems(block);
    return items === undefined ? block : { kind: 'cards', items };
  });
}

/** Turns the parts of a page into the parts that its layout shows. Pages without a layout have facts too. */
export function layOut(blocks: PageBlocks, layout: PageLayout | undefined): PageBlocks {
  const withTables = withFacts(blocks);
  if (layout === undefined) return withTables;
  return layout === 'questions' ? withQuestions(withTables) : withCards(withTables);
}
