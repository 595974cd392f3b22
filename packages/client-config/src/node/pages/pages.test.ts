import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { brand, exampleFiles, problemTexts, removeBrands } from '../../../test/example-brand.ts';
import { examplePng } from '../../../test/example-files.ts';
import { checkClient } from '../load-client.ts';

afterEach(removeBrands);

const head = '---\ntitle: ข้อกำหนด\ndescription: ข้อกำหนดของ {brand}\n---\n';

function checked(
  pages: Readonly<Record<string, string | Uint8Array>>,
  target: 'sandbox' | 'production' = 'sandbox',
) {
  const files = Object.fromEntries(Object.entries(pages).map(([name, text]) => [`pages/${name}`, text]));
  const { folder } = brand({ ...exampleFiles(), ...files });
  const result = checkClient(folder, { target });
  return { pages: result.loaded?.client.pages, texts: problemTexts(result, folder) };
}

const inText = (text: string | Uint8Array): readonly string[] =>
  checked({ 'terms.th.md': typeof text === 'string' ? head + text : text }).texts.map((item) =>
    item.replace('pages/terms.th.md:', ''),
  );

describe('a page of a brand', () => {
  it('has a hash of its Markdown with the values of the brand, whatever the line ends', () => {
    const hashOf = (text: string) => checked({ 'terms.th.md': text }).pages?.[0]?.sourceHash;
    const page = `${head}ข้อกำหนดของ {brand}\n`;
    const filled = page.replaceAll('{brand}', 'Example');
    expect(hashOf(page)).toBe(createHash('sha256').update(filled).digest('hex'));
    expect(hashOf(page.replaceAll('\n', '\r\n'))).toBe(hashOf(page));
    expect(hashOf(`${page}อีกข้อ\n`)).not.toBe(hashOf(page));
  });

  it('has a title, a description and blocks with the values of the brand', () => {
    const { texts, pages } = checked({
      'terms.th.md': `${head}\n## {brand}\n\nอายุ **{age}** ปี [ติดต่อ](/contact)\n\n1. หนึ่ง\n2. สอง\n`,
    });
    expect(texts).toEqual([]);
    expect(pages).toEqual([
      {
        sourceHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        slug: 'terms',
        title: 'ข้อกำหนด',
        description: 'ข้อกำหนดของ Example',
        blocks: [
          { kind: 'heading', level: 2, content: [{ kind: 'text', text: 'Example' }] },
          {
            kind: 'paragraph',
            content: [
              { kind: 'text', text: 'อายุ ' },
              { kind: 'strong', content: [{ kind: 'text', text: '20' }] },
              { kind: 'text', text: ' ปี ' },
              { kind: 'link', to: '/contact', content: [{ kind: 'text', text: 'ติดต่อ' }] },
            ],
          },
          {
            kind: 'list',
            start: 1,
            items: ['หนึ่ง', 'สอง'].map((text) => [{ kind: 'paragraph', content: [{ kind: 'text', text }] }]),
          },
        ],
      },
    ]);
  });

  it('comes in the usual order, and other pages follow', () => {
    const names = ['vip', 'help', 'about', 'rules', 'privacy', 'terms'];
    const { pages } = checked(Object.fromEntries(names.map((name) => [`${name}.th.md`, `${head}ข้อความ\n`])));
    expect(pages?.map(({ slug }) => slug)).toEqual([...names.slice(1).reverse(), 'vip']);
  });

  it.each([
    ['over two lines', '[[ชื่อ\nบริษัท]]', 'The blank [[ชื่อ บริษัท]] is not filled in.'],
    ['with escaped brackets', '\\[\\[ชื่อบริษัท]]', 'The blank [[ชื่อบริษัท]] is not filled in.'],
    ['with a character reference', '&#91;[ชื่อบริษัท]]', 'The blank [[ชื่อบริษัท]] is not filled in.'],
    ['without an end', '[[ชื่อบริษัท', 'The blank has no beginning or no end.'],
    [
      'and an invisible character by its number',
      'ก&#x202E;ข',
      'The text has the invisible character U+202E.',
    ],
  ])('has no blank in production: %s', (_, words, message) => {
    const text = `${head}${words}\n`;
    expect(checked({ 'terms.th.md': text }, 'production').texts.join()).toContain(message);
  });

  it('may have blanks in the sandbox and not in production, where each is found at its line', () => {
    const text = `${head}บริษัท [[ชื่อบริษัท]]\n\nโทร [[เบอร์]] และ [[อีเมล]]\n`;
    expect(checked({ 'terms.th.md': text }).texts).toEqual([]);
    expect(checked({ 'terms.th.md': text }).pages?.[0]?.blocks).toContainEqual({
      kind: 'paragraph',
      content: [
        { kind: 'text', text: 'บริษัท ' },
        { kind: 'blank', text: 'ชื่อบริษัท' },
      ],
    });
    const blanks = checked({ 'terms.th.md': text }, 'production').texts.filter((candidate) =>
      candidate.includes('blank'),
    );
    expect(blanks.map((blank) => blank.split(' ', 1)[0])).toEqual([
      'pages/terms.th.md:5:8',
      'pages/terms.th.md:7:5',
      'pages/terms.th.md:7:19',
    ]);
  });
});

describe('a wrong text of a page is one clear message at its line', () => {
  const forms = 'Write https://…, tel:…, mailto:… or a page such as "/contact".';
  const unreadLink =
    '5:1 This is not read as a link or picture, because its address has a blank or no end. | Write %20 for a blank in an address. A file name has no blanks.';
  it.each([
    ['<script>alert(1)</script>\n', ['5:1 HTML is not allowed in a page.']],
    ['ดี <b onclick="x()">ดี\n', ['5:4 HTML is not allowed in a page.']],
    ['<!-- ลับ -->\n', ['5:1 HTML is not allowed in a page.']],
    ['ดี <b>ดี</b>\n', ['5:4 HTML is not allowed in a page.']],
    ['[ก](javascript:alert(1))\n', [`5:1 The link "javascript:alert(1)" is not allowed. | ${forms}`]],
    ['[ก](JaVaScRiPt&colon;alert)\n', [`5:1 The link "JaVaScRiPt:alert" is not allowed. | ${forms}`]],
    ['[ก](data:text/html,x)\n', [`5:1 The link "data:text/html,x" is not allowed. | ${forms}`]],
    ['[ก](http://a.example)\n', [`5:1 The link "http://a.example" is not allowed. | ${forms}`]],
    ['[ก](//evil.example)\n', [`5:1 The link "//evil.example" is not allowed. | ${forms}`]],
    ['<javascript:alert(1)>\n', [`5:1 The link "javascript:alert(1)" is not allowed. | ${forms}`]],
    ['\n[ก](/termss)\n', ['6:1 The page "/termss" does not exist. | Did you mean "/terms"?']],
    ['![แมว](assets/cat.png)\n', ['5:1 The file "assets/cat.png" does not exist.']],
    [
      '![](assets/logo.svg)\n',
      ['5:1 The picture has no description. | Write it as ![description](assets/file.png).'],
    ],
    [
      '![แมว](https://a.example/cat.png)\n',
      [
        '5:1 "https://a.example/cat.png" is not a picture. | A picture is an svg, png, jpg or gif file in assets/.',
      ],
    ],
    ['ดี ![แมว](assets/logo.svg)\n', ['5:4 A picture stands alone in its paragraph.']],
    ['ก\u202Eข\n', ['5:1 The line has the invisible character U+202E.']],
    ['# ใหญ่\n', ['5:1 A heading begins with ## or ###. | The title of the page is in its head.']],
    [
      '```\nx\n```\n',
      ['5:1 Program code is not allowed in a page; a text has fewer than four blanks before it.'],
    ],
    ['- a\n  - b\n    - c\n      - d\n', ['8:7 A page has at most 3 lists inside each other.']],
    [
      '<<<<<<< HEAD\nก\n=======\nข\n>>>>>>> b\n',
      [
        '5:1 A merge conflict is unresolved. | Keep one side, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
      ],
    ],
    [
      '[ก](https://a.example/{brand})\n',
      [
        '5:1 The link "https://a.example/{brand}" has a value in braces. | Write the address in full: values are replaced only in texts.',
      ],
    ],
    ['{brnd}\n', ['5:1 Unknown value {brnd}. | Did you mean "brand"?']],
    ['ก {brand\n', ['5:3 This brace belongs to no value. | A value is {brand}, {holder}, {age}.']],
    ['{{brand}}\n', ['5:1 This brace belongs to no value. | A value is {brand}, {holder}, {age}.']],
    ['[ก](https://a.example/b c)\n', [unreadLink]],
    ['![ก](assets/my logo.svg)\n', [unreadLink]],
    ['##ฝาก\n', ['5:1 A heading has a blank after ## or ###. | Without the blank, readers see the #.']],
    ['##\n', ['5:1 The heading has no text.']],
    ['[](/terms)\n', ['5:1 The link has no text. | Write it as [text](address).']],
    ['[ ](/terms)\n', ['5:1 The link has no text. | Write it as [text](address).']],
    ['~~ก~~\n', ['5:1 A page has no crossed-out text. | Delete the ~~.']],
    ['- [ ] ก\n', ['5:3 A page has no boxes to tick. | Write a list.']],
    ['ก[^1]\n\n[^1]: ข\n', ['5:2 The address of a link stands in the link: [text](address).']],
    ['\tก\n', ['5:1 The line has the invisible character U+0009.']],
    ['[ก](/terms#ข)\n', ['5:1 The page "/terms#ข" does not exist. | Did you mean "/terms"?']],
    ['', ['4:1 The page has no text.']],
  ])('%j', (text, problems) => {
    expect(inText(text)).toEqual(problems);
  });

  it('TIS-620', () => {
    const bytes = new Uint8Array([...Buffer.from('---\ntitle: '), 0xa1, 0xd2, 0xc3, 0xe0, 0xa7, 0xd4, 0xb9]);
    expect(inText(bytes)).toEqual(['2:8 The file is TIS-620 (Windows-874), not UTF-8. | Save it as UTF-8.']);
  });

  it.each([
    ['text\n', '1:1 The head of the page is missing.'],
    ['---\ntitle: a\n---\nb\n', '1:1 "description" is missing.'],
    [
      '---\ntitel: a\ntitle: a\ndescription: b\n---\nc\n',
      '2:1 Unknown field "titel". | Did you mean "title"?',
    ],
    ['---\ntitle: a\ntitle: a\ndescription: b\n---\nc\n', '3:1 The field "title" is repeated here.'],
    ['---\ntitle: a\ndescription: b\nupdated: 23/11/2569\n---\nc\n', '4:1 "updated" must be a date'],
    ['---\ntitle: a\ndescription: b\nupdated: 2569-11-23\n---\nc\n', '4:1 "updated" must be a date'],
    ['---\ntitle: a\ndescription: b\nupdated: 2026-02-31\n---\nc\n', '4:1 "updated" must be a date'],
    ['---\nTitle: a\ndescription: b\n---\nc\n', '2:1 Unknown field "Title". | Did you mean "title"?'],
    ['---\nชื่อ: a\ndescription: b\n---\nc\n', '2:1 Unknown field "ชื่อ". | Known: title, description'],
    ['---\ntitle: "a"\ndescription: b\n---\nc\n', '2:1 "title" has quotes, which readers would see'],
    ['---\ntitle: \u200b\ndescription: b\n---\nc\n', '2:1 "title" is empty.'],
    [
      '---\ntitle: a\ndescription: >\n  b\n  c\n---\nd\n',
      '4:1 This is not of the form "name: value", in one',
    ],
    [
      '---\ntitle: a\ndescription: b\nshare: assets/share.jpg\n---\nc\n',
      '4:1 "share" must be a png file in assets/.',
    ],
    [
      '---\ntitle: a\ndescription: b\nshare: assets/small.png\n---\nc\n',
      '4:1 The file "assets/small.png" is 1 x 1 px; it must be 1200 x 630 px.',
    ],
    ['---\ntitle: a\ndescription: b\n---\nc\0', '5:2 The file is damaged: here is a zero byte.'],
    [
      '---\ntitle: a\ndescription: b\nshare: assets/no.png\n---\nc\n',
      '4:1 The file "assets/no.png" does not exist.',
    ],
  ])('the head %j', (text, problem) => {
    const { texts } = checked({ 'terms.th.md': text, '../assets/small.png': examplePng(1, 1) });
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain(`pages/terms.th.md:${problem}`);
  });

  it.each([40, 3_900])('%i marks inside each other', (count) => {
    const text = `${'*'.repeat(count / 2)}b${'*'.repeat(count / 2)}\n`;
    expect(inText(text)).toEqual([
      expect.stringMatching(/^5:\d+ A text has at most 8 marks inside each other\.$/),
    ]);
  });

  it('thousands of marks', () => {
    const text = `${'*a '.repeat(9_000)}b${'*'.repeat(9_000)}\n`;
    expect(inText(text)).toEqual(['1:1 The page has 18000 marks (* and _); the most are 4000.']);
  });

  it('survives a page of nothing but marks', () => {
    for (const mark of ['>', '[', '*', '- ', '![', '('])
      expect(inText(`${mark.repeat(9_000)}\n`)).toBeDefined();
  });
});

describe('a wrong name of a page is one clear message', () => {
  it.each([
    ['login.th.md', '"login" is an address of the site itself. | Give the page another name.'],
    [`${'a'.repeat(100)}.th.md`, 'The name of the page has 100 letters; the most are 40.'],
    ['terms.md', '"terms.md" is not a page. | A page is a file such as "terms.th.md".'],
    ['ข้อกำหนด.th.md', '"ข้อกำหนด" can not be the address of a page.'],
    ['a--b.th.md', '"a--b" can not be the address of a page.'],
    ['.th.md.txt', undefined],
  ])('%s', (name, problem) => {
    const { texts } = checked({ [name]: `${head}ก\n` });
    expect(texts).toEqual(problem === undefined ? [] : [expect.stringContaining(problem)]);
  });

  it('two pages with one address', () => {
    const { texts } = checked({ 'Terms.th.md': `${head}ก\n`, 'terms.th.md': `${head}ก\n` });
    expect(texts).toEqual([
      expect.stringContaining('"Terms" can not be the address of a page.'),
      'pages/terms.th.md:1:1 The page has the same address as "Terms.th.md". | Keep one of the two.',
    ]);
  });

  it('a file instead of the folder', () => {
    const { folder } = brand(exampleFiles());
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'pages'), '');
    expect(problemTexts(checkClient(folder), folder)).toEqual([
      'pages:1:1 This is a file; the pages of a brand are in a folder.',
    ]);
  });
});
