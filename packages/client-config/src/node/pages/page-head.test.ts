import { afterEach, describe, expect, it } from 'vitest';
import { removeBrands } from '../../../test/example-brand.ts';
import { examplePng } from '../../../test/example-files.ts';
import { checked, pageOf } from '../../../test/example-page.ts';

afterEach(removeBrands);

const form = 'A page begins with a line ---, then "title: …" and "description: …", then a line ---.';

describe('the head of a page', () => {
  it.each([
    ['title: a: b\ndescription: c', { title: 'a: b', description: 'c' }],
    ['\n title :  a b \n\ndescription:c\n', { title: 'a b', description: 'c' }],
    [
      `title: ${'a'.repeat(60)}\ndescription: ${'b'.repeat(200)}`,
      { title: 'a'.repeat(60), description: 'b'.repeat(200) },
    ],
    [
      'title: {brand} {holder} {age}\ndescription: [[a]] b',
      { title: 'Example Example Ltd 20', description: 'a b' },
    ],
    [
      'title: a\ndescription: b\nupdated: 2026-11-23',
      { title: 'a', description: 'b', updated: '2026-11-23' },
    ],
    [
      'title: a\ndescription: b\nupdated: 2028-02-29',
      { title: 'a', description: 'b', updated: '2028-02-29' },
    ],
    ['title: a\ndescription: b\npicture: friends', { title: 'a', description: 'b', picture: 'friends' }],
    [
      'title: a\ndescription: b\nshare: assets/s.png',
      { title: 'a', description: 'b', share: 'assets/s.png' },
    ],
  ])('may be %j', (lines, facts) => {
    const page = `---\n${lines}\n---\nText\n`;
    const { texts, pages } = checked({ 'terms.th.md': page }, '', { 'assets/s.png': examplePng(1200, 630) }, [
      'friends',
    ]);
    expect(texts).toEqual([]);
    const [{ slug: _slug, sourceHash: _hash, blocks: _blocks, ...found } = {}] = pages ?? [];
    expect(found).toEqual(facts);
  });

  it.each([
    ['Text\n---\n', [`1:1 The head of the page is missing. | ${form}`]],
    ['---\ntitle: a\ndescription: b\n', [`1:1 The head of the page is missing. | ${form}`]],
    ['---\n---\nText\n', [`1:1 "title" is missing. | ${form}`, `1:1 "description" is missing. | ${form}`]],
    ['---\ntitle:\ndescription: b\n---\nText\n', ['2:1 "title" is empty.']],
    [
      '---\ntitle: a\ndescription: b\nwords\n---\nText\n',
      [`4:1 This is not of the form "name: value", in one line. | ${form}`],
    ],
    [
      '---\ntitle: a\ndescription: b\nx: c\n---\nText\n',
      ['4:1 Unknown field "x". | Known: title, description, updated, layout, picture, share.'],
    ],
    [
      '---\ntitle: a\ntitle: b\ndescription: b\n---\nText\n',
      ['3:1 The field "title" is repeated here. | Keep one of the two.'],
    ],
    [
      `---\ntitle: ${'a'.repeat(61)}\ndescription: b\n---\nText\n`,
      ['2:1 "title" has 61 letters; the most are 60.'],
    ],
    [
      `---\ntitle: a\ndescription: ${'b'.repeat(201)}\n---\nText\n`,
      ['3:1 "description" has 201 letters; the most are 200.'],
    ],
    [
      '---\ntitle: a\ndescription: b\nshare: assets/logo.svg\n---\nText\n',
      ['4:1 "share" must be a png file in assets/.'],
    ],
    [
      '---\ntitle: a\ndescription: b\n\nshare: assets/s.png\n---\nText\n',
      ['5:1 The file "assets/s.png" does not exist.'],
    ],
    [
      '---\ntitle: {x}\ndescription: a { brand} {}\n---\nText\n',
      [
        '2:8 Unknown value {x}. | Known: brand, holder, age.',
        '3:16 Unknown value { brand}. | Did you mean "brand"?',
        '3:25 Unknown value {}. | Known: brand, holder, age.',
      ],
    ],
    [
      '---\ntitle: a\ndescription: b\nlayout: question\n---\nText\n',
      ['4:1 "layout" is not "question". | Did you mean "questions"?'],
    ],
    [
      '---\ntitle: a\ndescription: b\nlayout: table\n---\nText\n',
      ['4:1 "layout" is not "table". | Known: questions, cards.'],
    ],
    [
      '---\ntitle: a\ndescription: b\nlayout: questions\n---\n## Text\n',
      ['4:1 The page has no questions. | A question begins with ###.'],
    ],
    [
      '---\ntitle: a\ndescription: b\nlayout: cards\n---\n- **a:** b\n- **c** d\n- e\n',
      ['4:1 The page has no cards. | Cards are a list whose items begin with bold text: "- **title** text".'],
    ],
    [
      '---\ntitle: a\ndescription: b\npicture: freinds\n---\nText\n',
      ['4:1 "picture" is not "freinds". | Did you mean "friends"?'],
    ],
    [
      '---\ntitle: a\ndescription: b\npicture: success\n---\nText\n',
      [
        '4:1 The brand has no picture "success". | Write "assets.scenes.success" in client.json, or delete this line.',
      ],
    ],
    ...[
      '1999-12-31',
      '2500-01-01',
      '2026-1-01',
      '2026-02-29',
      '2026-11-31',
      '12026-11-23',
      '2026-11-23x',
      '2026-13-01',
    ].map((date): [string, string[]] => [
      `---\ntitle: a\ndescription: b\nupdated: ${date}\n---\nText\n`,
      ['4:1 "updated" must be a date such as 2026-11-23, with the year of the Christian era.'],
    ]),
  ])('is not %j', (page, problems) => {
    expect(pageOf(page).texts).toEqual(problems);
  });
});
