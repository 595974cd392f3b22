import { describe, expect, it } from 'vitest';
import { pageBlocksSchema } from './own-page.ts';

const text = { kind: 'text', text: 'a' };
const paragraph = { kind: 'paragraph', content: [text] };
const linkTo = (to: string) => ({ kind: 'paragraph', content: [{ kind: 'link', to, content: [text] }] });

describe('the content of a page', () => {
  it.each([
    { kind: 'heading', level: 2, content: [text] },
    { kind: 'heading', level: 3, content: [] },
    { kind: 'paragraph', content: [text, { kind: 'blank', text: 'b' }, { kind: 'break' }] },
    { kind: 'paragraph', content: [{ kind: 'strong', content: [{ kind: 'emphasis', content: [text] }] }] },
    { kind: 'list', start: 4, items: [[paragraph], [paragraph, paragraph]] },
    { kind: 'list', start: null, items: [] },
    { kind: 'quote', content: [{ kind: 'quote', content: [paragraph] }] },
    { kind: 'image', src: '/a.png', alt: 'a' },
    { kind: 'rule' },
    { kind: 'questions', items: [{ title: [text], content: [paragraph] }] },
    { kind: 'cards', items: [{ title: [], content: [] }] },
    { kind: 'facts', items: [] },
    ...['https://a.example/b', 'tel:1323', 'mailto:a@b.example', '/', '/terms'].map(linkTo),
  ])('may be %j', (block) => {
    expect(pageBlocksSchema.parse([block, paragraph])).toStrictEqual([block, paragraph]);
  });

  it.each([
    { kind: 'heading', level: 1, content: [text] },
    { kind: 'heading', level: 2 },
    { kind: 'paragraph', content: [{ kind: 'text' }] },
    { kind: 'paragraph', content: [{ kind: 'html', text: 'a' }] },
    { kind: 'paragraph', content: [{ kind: 'strong' }] },
    { kind: 'list', start: 'a', items: [] },
    { kind: 'list', start: null, items: [paragraph] },
    { kind: 'quote' },
    { kind: 'image', src: '/a.png' },
    { kind: 'image', alt: 'a' },
    { kind: 'script' },
    { kind: 'cards', items: [{ title: [text] }] },
    { kind: 'facts', items: [[paragraph]] },
    'text',
    ...['http://a.example', 'javascript:x', '//a.example', 'terms', ' https://a.example', ''].map(linkTo),
  ])('is not %j', (block) => {
    expect(pageBlocksSchema.safeParse([block]).success).toBe(false);
  });
});
