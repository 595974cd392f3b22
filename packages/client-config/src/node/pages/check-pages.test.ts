import { afterEach, describe, expect, it } from 'vitest';
import { removeBrands } from '../../../test/example-brand.ts';
import { checked, head, pageOf } from '../../../test/example-page.ts';

afterEach(removeBrands);

describe('the pages of a brand', () => {
  const page = `${head}a\n`;
  const numbered = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`a${index}.th.md`, page]));

  it('are at most 30, without hidden files', () => {
    expect(checked({ ...numbered(30), '.draft.md': page }).texts).toEqual([]);
    expect(checked(numbered(31)).texts).toEqual(['pages:1:1 There are 31 pages; the most are 30.']);
  });

  it('are in the usual order, then in that of the alphabet', () => {
    const names = ['help', 'about', 'rules', 'privacy', 'terms', 'a', 'zoo', 'b1'].map((name) => [
      `${name}.th.md`,
      page,
    ]);
    expect(checked(Object.fromEntries(names)).pages?.map(({ slug }) => slug)).toEqual([
      'terms',
      'privacy',
      'rules',
      'about',
      'help',
      'a',
      'b1',
      'zoo',
    ]);
  });

  it('link to the pages that the site has', () => {
    const linked = (path: string, fields?: string) => pageOf(`${head}[a](${path})\n`, fields).texts;
    for (const path of ['/', '/login', '/register', '/contact', '/promotion', '/terms'])
      expect(linked(path), path).toEqual([]);
    expect(linked('/promotion', '"features": { "promotion": false },')).toHaveLength(1);
    expect(linked('/promotion', '"features": { "promotion": true },')).toEqual([]);
    expect(linked('/protection')).toHaveLength(1);
    expect(linked('/protection', '"protection": {},')).toEqual([]);
  });

  it('are not called wrong while client.json is no valid JSON', () => {
    expect(pageOf(`${head}[a](/protection) [b](/promotion)\n`, '"extra" 1,').texts).toEqual([
      expect.stringMatching(/^client\.json:1:\d+ A colon is missing before this\.$/),
    ]);
  });
});
