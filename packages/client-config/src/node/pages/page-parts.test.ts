import { afterEach, describe, expect, it } from 'vitest';
import { brand, exampleFiles, problemTexts, removeBrands } from '../../../test/example-brand.ts';
import { examplePng } from '../../../test/example-files.ts';
import { checkClient } from '../load-client.ts';
import { linkMistake } from './page-links.ts';
import { fileNameMistake, reservedSlugs } from './page-slug.ts';

afterEach(removeBrands);

describe('the link of a page', () => {
  const paths = ['/', '/contact', '/terms'];
  const site = { paths, domains: ['www.brand.example'] };
  const forms = 'Write https://…, tel:…, mailto:… or a page such as "/contact".';

  it.each([
    '/',
    '/terms',
    'https://a.example/b?c#d',
    'tel:1323',
    'tel:+66-2-123-4567',
    'tel:123',
    'tel:+12345678901234567890',
    'mailto:a.B_c+d-9@mail-1.example.com',
    'mailto:a@b.c',
  ])('may be %j', (to) => expect(linkMistake(to, site)).toBeUndefined());

  it.each([
    'http://a.example',
    '//a.example',
    'tel:12',
    'tel:++123',
    'tel:-123',
    'tel:123-',
    'tel:123456789012345678901',
    'tel:12 34',
    'xtel:1323',
    'mailto:a@b',
    'mailto:@b.c',
    'mailto:a@b.',
    'mailto:a b@c.d',
    'mailto:a@B.c',
    'mailto:a@b.c?x',
    'xmailto:a@b.c',
    '',
  ])('is not %j', (to) => {
    expect(linkMistake(to, site)).toEqual({ message: `The link "${to}" is not allowed.`, hint: forms });
  });

  it.each([
    ['terms', '/terms'],
    ['./terms', '/terms'],
    ['terms.th.md', '/terms'],
    ['pages/terms.th.md#a', '/terms'],
    ['tel:๑๓๒๓', 'tel:1323'],
    ['https://a.example/b c', 'https://a.example/b%20c'],
  ])('%j is probably %j', (to, meant) => {
    const message = `The link "${to}" is not allowed.`;
    expect(linkMistake(to, site)).toEqual({ message, hint: `Did you mean "${meant}"?` });
  });

  it.each(['/terms{age}', '/}', 'https://a.example/%7bage', 'https://a.example/%7D'])(
    'has no braces, as %j',
    (to) => {
      expect(linkMistake(to, { ...site, paths: [...paths, to] })).toEqual({
        message: `The link "${to}" has a value in braces.`,
        hint: 'Write the address in full: values are replaced only in texts.',
      });
    },
  );

  it("is not on the brand's own domain", () => {
    expect(linkMistake('https://www.brand.example/terms?a=1#b', site)).toEqual({
      message:
        'The address "https://www.brand.example/terms?a=1#b" is on the brand\'s own domain, so it would open in a new tab.',
      hint: 'Write "/terms?a=1#b".',
    });
    expect(linkMistake('https://brand.example/terms', site)).toBeUndefined();
  });

  it('is a page that exists', () => {
    expect(linkMistake('/trems', site)).toEqual({
      message: 'The page "/trems" does not exist.',
      hint: 'Did you mean "/terms"?',
    });
    expect(linkMistake('/zzzzzz', site)).toEqual({
      message: 'The page "/zzzzzz" does not exist.',
      hint: 'Known: /, /contact, /terms.',
    });
  });

  it('is shown with at most 60 characters', () => {
    expect(linkMistake('x'.repeat(60), site)?.message).toBe(`The link "${'x'.repeat(60)}" is not allowed.`);
    expect(linkMistake('x'.repeat(61), site)?.message).toBe(`The link "${'x'.repeat(60)}…" is not allowed.`);
  });
});

describe('the file name of a page', () => {
  it.each(['terms.th.md', 'how-to-2-play.th.md', `${'a'.repeat(40)}.th.md`])('may be %s', (name) => {
    expect(fileNameMistake(name)).toBeUndefined();
  });

  it.each([
    ['terms.md', 'terms'],
    ['terms.th', 'terms'],
    ['terms.TXT', 'terms'],
    ['terms.th.txt', 'terms'],
    ['terms', 'terms'],
    ['our garden_2.md', 'our-garden-2'],
    ['Our Garden.md', 'our-garden'],
    ['a--b.md', 'a-b'],
    ['terms.mp4', 'terms'],
    ['a.b.md', 'how-to-deposit'],
    ['2-x.md', 'how-to-deposit'],
    [`${'a'.repeat(41)}.md`, 'how-to-deposit'],
  ])('%s is not of the form', (name, slug) => {
    expect(fileNameMistake(name)).toEqual({
      message: `"${name}" is not a page.`,
      hint: `A page is a file such as "${slug}.th.md".`,
    });
  });

  it.each(['Terms', '1st', 'a--b', 'a-', '-a', 'a_b', 'ก', ''])('%j is no address', (slug) => {
    expect(fileNameMistake(`${slug}.th.md`)).toEqual({
      message: `"${slug}" can not be the address of a page.`,
      hint: 'Lower-case letters, digits and single hyphens, such as "privacy" or "how-to-deposit".',
    });
  });

  it('has at most 40 letters', () => {
    expect(fileNameMistake(`${'a'.repeat(41)}.th.md`)).toEqual({
      message: 'The name of the page has 41 letters; the most are 40.',
    });
  });

  it('is no address of the site', () => {
    expect(
      reservedSlugs
        .filter((slug) => /^[a-z]/.test(slug))
        .map((slug) => fileNameMistake(`${slug}.th.md`)?.message),
    ).toEqual(
      reservedSlugs
        .filter((slug) => /^[a-z]/.test(slug))
        .map((slug) => `"${slug}" is an address of the site itself.`),
    );
    expect(fileNameMistake('auth.th.md')?.hint).toBe('Give the page another name.');
  });
});

const head = '---\ntitle: T\ndescription: D\n---\n';

function checked(
  pages: Readonly<Record<string, string | Uint8Array>>,
  fields = '',
  more: Readonly<Record<string, Uint8Array>> = {},
  scenes: readonly string[] = [],
) {
  const files = Object.fromEntries(Object.entries(pages).map(([name, text]) => [`pages/${name}`, text]));
  const example = exampleFiles();
  const drawn = scenes.map((name) => `"scenes": { "${name}": "assets/logo.svg" },`).join();
  const client = String(example['client.json'])
    .replace('{', `{${fields}`)
    .replace('"assets": {', `"assets": {${drawn}`);
  const { folder } = brand({ ...example, 'client.json': client, ...files, ...more });
  const result = checkClient(folder);
  const texts = problemTexts(result, folder).map((text) => text.replace('pages/terms.th.md:', ''));
  return { texts, pages: result.loaded?.client.pages, client: result.loaded?.client };
}
const pageOf = (text: string, fields?: string) => checked({ 'terms.th.md': text }, fields);
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

describe('the layout of a page', () => {
  const text = (words: string) => ({ kind: 'text', text: words });
  const paragraph = (words: string) => ({ kind: 'paragraph', content: [text(words)] });
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

describe('the values of a page', () => {
  it('keep the words of the brand’s name on one line', () => {
    const files = exampleFiles();
    const client = String(files['client.json']).replace('"Example"', '"ดาวทอง"');
    const page = `${head}เราคือเว็บของ {brand} ผู้ให้บริการ\n`;
    const { loaded } = checkClient(
      brand({ ...files, 'client.json': client, 'pages/terms.th.md': page }).folder,
    );
    expect(JSON.stringify(loaded?.client.pages[0]?.blocks)).toContain('ดาว\u2060ทอง');
  });

  it('are those of the brand', () => {
    expect(pageOf(`${head}{age} {holder}\n`, '"minimumAge": 25,').pages?.[0]?.blocks).toEqual([
      { kind: 'paragraph', content: [{ kind: 'text', text: '25 Example Ltd' }] },
    ]);
  });
});

describe('the text of a page', () => {
  const text = (words: string) => ({ kind: 'text', text: words });
  const paragraph = (words: string) => ({ kind: 'paragraph', content: [text(words)] });

  it.each([
    [
      '## a\n\n### b',
      [
        { kind: 'heading', level: 2, content: [text('a')] },
        { kind: 'heading', level: 3, content: [text('b')] },
      ],
    ],
    ['a\nb', [paragraph('a b')]],
    ['a\\\nb', [{ kind: 'paragraph', content: [text('a'), { kind: 'break' }, text('b')] }]],
    ['*a*', [{ kind: 'paragraph', content: [{ kind: 'emphasis', content: [text('a')] }] }]],
    ['**a**', [{ kind: 'paragraph', content: [{ kind: 'strong', content: [text('a')] }] }]],
    ['[a](/)', [{ kind: 'paragraph', content: [{ kind: 'link', to: '/', content: [text('a')] }] }]],
    ['a [[b]] c', [{ kind: 'paragraph', content: [text('a '), { kind: 'blank', text: 'b' }, text(' c')] }]],
    [
      '[[b]][[]]',
      [
        {
          kind: 'paragraph',
          content: [
            { kind: 'blank', text: 'b' },
            { kind: 'blank', text: '' },
          ],
        },
      ],
    ],
    ['- a\n- b', [{ kind: 'list', start: null, items: [[paragraph('a')], [paragraph('b')]] }]],
    ['4. a', [{ kind: 'list', start: 4, items: [[paragraph('a')]] }]],
    [
      '- - - a',
      [
        {
          kind: 'list',
          start: null,
          items: [
            [
              {
                kind: 'list',
                start: null,
                items: [[{ kind: 'list', start: null, items: [[paragraph('a')]] }]],
              },
            ],
          ],
        },
      ],
    ],
    [
      '> > > a',
      [
        {
          kind: 'quote',
          content: [{ kind: 'quote', content: [{ kind: 'quote', content: [paragraph('a')] }] }],
        },
      ],
    ],
    ['***', [{ kind: 'rule' }]],
    ['![a](assets/logo.svg)', [{ kind: 'image', src: 'assets/logo.svg', alt: 'a' }]],
  ])('%j becomes blocks', (words, blocks) => {
    const { texts, pages } = pageOf(`${head}\n${words}\n`);
    expect(texts).toEqual([]);
    expect(pages?.[0]?.blocks).toEqual(blocks);
  });

  it('may have 8 marks inside each other', () => {
    expect(pageOf(`${head}${'*'.repeat(16)}b${'*'.repeat(16)}\n`).texts).toEqual([]);
    expect(pageOf(`${head}${'*'.repeat(18)}b${'*'.repeat(18)}\n`).texts).toEqual([
      '5:19 A text has at most 8 marks inside each other.',
    ]);
  });

  const address = 'The address of a link stands in the link: [text](address).';
  it.each([
    ['#### a', ['6:1 A heading begins with ## or ###. | The title of the page is in its head.']],
    ['`a`', ['6:1 Program code is not allowed in a page.']],
    ['    a', ['6:1 Program code is not allowed in a page; a text has fewer than four blanks before it.']],
    ['[a]: /terms', [`6:1 ${address}`]],
    ['[a]\n\n[a]: /terms', [`6:1 ${address}`]],
    ['Text\n\n[a]: /terms', [`8:1 ${address}`]],
    [
      '![a]\n\n[a]: assets/logo.svg',
      ['6:1 The file of a picture stands in the picture: ![description](assets/file.png).'],
    ],
    [
      '![a](assets/logo.svg) ![b](assets/icon.svg)',
      ['6:1 A picture stands alone in its paragraph.', '6:23 A picture stands alone in its paragraph.'],
    ],
    [
      '![a](assets/a.webp)',
      ['6:1 "assets/a.webp" is not a picture. | A picture is an svg, png, jpg or gif file in assets/.'],
    ],
    ['![a](assets/gone.svg)', ['6:1 The file "assets/gone.svg" does not exist.']],
    [
      '![](assets/logo.svg)',
      ['6:1 The picture has no description. | Write it as ![description](assets/file.png).'],
    ],
    ['[](/terms)', ['6:1 The link has no text. | Write it as [text](address).']],
    ['a ]] b', ['6:1 The blank has no beginning or no end. | Write a blank as [[what is missing]].']],
    ['[[a]] [[ b', ['6:1 The blank has no beginning or no end. | Write a blank as [[what is missing]].']],
    ['- - - - a', ['6:7 A page has at most 3 lists inside each other.']],
    ['> > > > a', ['6:7 A page has at most 3 lists inside each other.']],
    ['a\u200eb', ['6:1 The line has the invisible character U+200E.']],
    ['a&#x200e;b', ['6:1 The text has the invisible character U+200E.']],
    ['a [b', []],
    ['\u200b \u200b', ['6:1 The line is blank.']],
  ])('%j is reported', (words, problems) => {
    expect(pageOf(`${head}\n${words}\n`).texts).toEqual(problems);
  });

  it('is reported for a page of only a head', () => {
    expect(pageOf(`${head}\n \n`).texts).toEqual(['4:1 The page has no text.']);
  });

  it('has at most 60,000 letters and 4,000 marks', () => {
    const lines = `${'a'.repeat(99)}\n`;
    const max = head + lines.repeat(600).slice(head.length);
    expect(pageOf(max).texts).toEqual([]);
    expect(pageOf(`${max}\n`).texts).toEqual(['1:1 The page has 60001 letters; the most are 60000.']);
    expect(pageOf(`${head}${'\\*\\_'.repeat(2000)}\n`).texts).toEqual([]);
    expect(pageOf(`${head}${'\\*\\_'.repeat(2000)}\\*\n`).texts).toEqual([
      '1:1 The page has 4001 marks (* and _); the most are 4000.',
    ]);
  });

  it('may begin with a byte order mark, and is one side of a conflict', () => {
    expect(pageOf(`\uFEFF${head}a\n`).texts).toEqual([]);
    expect(pageOf(`${head}a\r\n>>>>>>> b\r\n`).texts).toEqual([
      '6:1 A merge conflict is unresolved. | Keep one side, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    ]);
  });
});

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
