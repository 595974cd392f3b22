import { afterEach, describe, expect, it } from 'vitest';
import { brand, exampleFiles, removeBrands } from '../../../test/example-brand.ts';
import { head, pageOf, paragraph, text } from '../../../test/example-page.ts';
import { checkClient } from '../load-client.ts';

afterEach(removeBrands);

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
