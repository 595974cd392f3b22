import { afterEach, describe, expect, it } from 'vitest';
import { removeBrands } from '../../../test/example-brand.ts';
import { pageOf, paragraph, text } from '../../../test/example-page.ts';

afterEach(removeBrands);

describe('the layout of a page', () => {
  const blocksOf = (layout: string | undefined, words: string) => {
    const field = layout === undefined ? '' : `layout: ${layout}\n`;
    const { texts, pages } = pageOf(`---\ntitle: T\ndescription: D\n${field}---\n${words}\n`);
    expect(texts).toEqual([]);
    expect(pages?.[0]?.layout).toBe(layout);
    return pages?.[0]?.blocks as readonly { readonly kind: string }[];
  };

  it('makes a question of each heading of level 3, up to the next heading', () => {
    expect(blocksOf('questions', 'a\n\n## b\n\nc\n\n### d\n\ne\n\n> f\n\n### g\n\n## h\n\n### i')).toEqual([
      paragraph('a'),
      { kind: 'heading', level: 2, content: [text('b')] },
      paragraph('c'),
      {
        kind: 'questions',
        items: [
          { title: [text('d')], content: [paragraph('e'), { kind: 'quote', content: [paragraph('f')] }] },
          { title: [text('g')], content: [] },
        ],
      },
      { kind: 'heading', level: 2, content: [text('h')] },
      { kind: 'questions', items: [{ title: [text('i')], content: [] }] },
    ]);
  });

  it('makes cards of a list whose items begin with bold text, and facts of bold texts with a colon', () => {
    const page =
      '- **a** b\n- **c**\n  - d\n\n***\n\n- **e:** f\n- **g:**\n\n***\n\n1. **h** i\n\n***\n\n- **j**k\n- l';
    const [cards, , facts, , numbered, , plain] = blocksOf('cards', page);
    expect(cards).toEqual({
      kind: 'cards',
      items: [
        { title: [text('a')], content: [paragraph('b')] },
        { title: [text('c')], content: [{ kind: 'list', start: null, items: [[paragraph('d')]] }] },
      ],
    });
    expect(facts).toEqual({
      kind: 'facts',
      items: [
        { title: [text('e')], content: [paragraph('f')] },
        { title: [text('g')], content: [] },
      ],
    });
    expect([numbered?.kind, plain?.kind]).toEqual(['list', 'list']);
  });

  it.each([
    [undefined, ''],
    ['questions', '\n\n### q'],
    ['cards', '\n\n***\n\n- **t** u'],
  ])(
    'with the field `layout` %s, makes facts of labels with the colon inside or after the bold text',
    (layout, more) => {
      const page = `- **a:** b\n- **c**: d **e**\n- **f**:g\n- **h**:\n- **i**: **j**\n  - k${more}`;
      expect(blocksOf(layout, page)[0]).toEqual({
        kind: 'facts',
        items: [
          { title: [text('a')], content: [paragraph('b')] },
          {
            title: [text('c')],
            content: [{ kind: 'paragraph', content: [text('d '), { kind: 'strong', content: [text('e')] }] }],
          },
          { title: [text('f')], content: [paragraph('g')] },
          { title: [text('h')], content: [] },
          {
            title: [text('i')],
            content: [
              { kind: 'paragraph', content: [{ kind: 'strong', content: [text('j')] }] },
              { kind: 'list', start: null, items: [[paragraph('k')]] },
            ],
          },
        ],
      });
    },
  );

  it('makes no facts of a list with an item without a colon', () => {
    const page = '- **a**: b\n- **c** d: e';
    expect(blocksOf(undefined, page)[0]?.kind).toBe('list');
    expect(blocksOf('cards', page)[0]?.kind).toBe('cards');
  });
});
