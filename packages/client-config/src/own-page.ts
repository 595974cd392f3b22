import * as z from 'zod/mini';

/** A part of a line in a brand's own page. */
export type PageInline =
  | { readonly kind: 'text' | 'blank'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'strong' | 'emphasis'; readonly content: readonly PageInline[] }
  | { readonly kind: 'link'; readonly to: string; readonly content: readonly PageInline[] };

/** A block of a brand's own page. */
export type PageBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly content: readonly PageInline[] }
  | { readonly kind: 'paragraph'; readonly content: readonly PageInline[] }
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly PageBlocks[] }
  | { readonly kind: 'quote'; readonly content: PageBlocks }
  | { readonly kind: 'image'; readonly src: string; readonly alt: string }
  | { readonly kind: 'rule' }
  /** Questions whose answers open. */
  | { readonly kind: 'questions'; readonly items: readonly TitledBlocks[] }
  /** Short texts with a title, next to each other. */
  | { readonly kind: 'cards'; readonly items: readonly TitledBlocks[] }
  /** Labels with their values, such as the name and the address of a company. */
  | { readonly kind: 'facts'; readonly items: readonly TitledBlocks[] };

export interface TitledBlocks {
  readonly title: readonly PageInline[];
  readonly content: PageBlocks;
}

/** The layouts of an own page. A page without a layout is a text. */
export const pageLayouts = ['questions', 'cards'] as const;
export type PageLayout = (typeof pageLayouts)[number];

export type PageBlocks = readonly PageBlock[];

const linkPattern = /^(https:\/\/|tel:|mailto:|\/(?!\/))/;

const inlines: z.ZodMiniType<readonly PageInline[]> = z.lazy(() => z.readonly(z.array(inline)));
const inline: z.ZodMiniType<PageInline> = z.union([
  z.object({ kind: z.enum(['text', 'blank']), text: z.string() }),
  z.object({ kind: z.literal('break') }),
  z.object({ kind: z.enum(['strong', 'emphasis']), content: inlines }),
  z.object({ kind: z.literal('link'), to: z.string().check(z.regex(linkPattern)), content: inlines }),
]);

/** The schema of the content of a brand's own page. */
export const pageBlocksSchema: z.ZodMiniType<PageBlocks> = z.lazy(() => z.readonly(z.array(block)));
const block: z.ZodMiniType<PageBlock> = z.union([
  z.object({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), content: inlines }),
  z.object({ kind: z.literal('paragraph'), content: inlines }),
  // `start` is the first number of a numbered list. It is null for a list with bullets.
  z.object({ kind: z.literal('list'), start: z.nullable(z.number()), items: z.array(pageBlocksSchema) }),
  z.object({ kind: z.literal('quote'), content: pageBlocksSchema }),
  z.object({ kind: z.literal('image'), src: z.string(), alt: z.string() }),
  z.object({ kind: z.literal('rule') }),
  z.object({
    kind: z.enum(['questions', 'cards', 'facts']),
    items: z.array(z.object({ title: inlines, content: pageBlocksSchema })),
  }),
]);
