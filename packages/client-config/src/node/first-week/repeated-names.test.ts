import { changed, exampleFiles } from '../../../test/example-brand.ts';
import {
  client,
  field,
  type Files,
  testRightBrands,
  testWrongBrands,
  type WrongBrand,
} from '../../../test/wrong-brand.ts';

const categories = (list: string): Files =>
  client('"categories": ["sport", "slots"]', `"categories": [${list}]`);
const providers = (list: string): Files =>
  client('"defaultCategory"', `"providers": [${list}], "defaultCategory"`);
const page = (text: string): Files => ({
  ...exampleFiles(),
  'pages/about.th.md': `---\ntitle: a\ndescription: b\n---\n\n${text}\n`,
});
const captions = (text: string): Files => ({
  ...field('"films": [{ "title": "a", "file": "assets/a.mp4", "captions": "assets/a.vtt" }]'),
  'assets/a.mp4': '\0\0\0\x18ftypmp42',
  'assets/a.vtt': text,
});
const withHead = (title: string): Files => ({
  ...exampleFiles(),
  'pages/about.th.md': `---\ntitle: ${title}\ndescription: b\n---\n\na\n`,
});
const wrongList =
  'pages/about.th.md:6:1 This is not read as a list, so its lines follow each other. | Each line of a list begins with "- " or "1. ".';
const wrongCaptions =
  'client.json:6:65 The file "assets/a.vtt" has times with a comma, as in srt files; write a dot as in 00:01.000.';
const wrongBold =
  'This is not read as bold text, so readers see its marks. | Bold text is **text**: marks at both ends, no blank inside them, and a blank outside them.';

const wrong: readonly WrongBrand[] = [
  [
    'two categories with one name',
    categories('"sport", { "id": "crash", "name": "X" }, { "id": "crash-2", "name": "X" }'),
    'client.json:8:96 Two categories have the name "X".',
  ],
  [
    'a category with the name of a built-in one',
    categories('"sport", "slots", { "id": "slot-games", "name": "สล็อต" }'),
    'client.json:8:76 Two categories have the name "สล็อต".',
  ],
  [
    'two providers with one name',
    providers('{ "id": "PG", "name": "PG Soft" }, { "id": "PP", "name": "PG Soft" }'),
    'client.json:8:118 Two providers have the name "PG Soft".',
  ],
  [
    'a provider with the code of another one as its name',
    providers('"PG", { "id": "PP", "name": "PG" }'),
    'client.json:8:89 Two providers have the name "PG".',
  ],
  ['bold text without an end', page('a **b c'), `pages/about.th.md:6:1 ${wrongBold}`],
  ['bold text with a blank inside', page('a **b ** c'), `pages/about.th.md:6:1 ${wrongBold}`],
  ['bold text before a Thai letter', page('**ฝาก (เงิน)**ทันที'), `pages/about.th.md:6:1 ${wrongBold}`],
  ['a list with the dots of a word processor', page('• a\n• b'), wrongList],
  ['a list with Thai numbers', page('๑. a\n๒. b'), wrongList],
  ['a list without blanks', page('-ก\n-ข'), wrongList],
  ['a list of numbers without blanks', page('1.a\n2.b'), wrongList],
  ['a list with dots after a line of text', page('a:\n• b'), wrongList],
  [
    'a title with the mark of a heading',
    withHead('## About'),
    'pages/about.th.md:2:1 "title" has ##, which readers would see; it is plain text.',
  ],
  [
    'a title in bold',
    withHead('**About**'),
    'pages/about.th.md:2:1 "title" has **, which readers would see; it is plain text.',
  ],
  [
    'a title with HTML',
    withHead('<b>About</b>'),
    'pages/about.th.md:2:1 "title" has <b>, which members would read; a text has no HTML.',
  ],
  [
    'a picture of a page with the name of its file as description',
    page('![logo.png](assets/logo.svg)'),
    'pages/about.th.md:6:1 "logo.png" is the name of a file, not a description. | Write it as ![description](assets/file.png).',
  ],
  [
    'a badge with the name of its file as description',
    client(
      '"holder": "Example Ltd"',
      '"holder": "x", "badges": [{ "picture": "assets/logo.svg", "alt": "badge-1.PNG" }]',
    ),
    'client.json:5:80 "footer.badges[0].alt" is the name of a file; write what the picture shows.',
  ],
  [
    'captions with the times of srt files',
    captions('WEBVTT\n\n00:00:01,000 --> 00:00:02,000\na\n'),
    wrongCaptions,
  ],
  ['captions with one comma in a time', captions('WEBVTT\n\n00:01.000 --> 00:02,000\na\n'), wrongCaptions],
  [
    'a year after the holder',
    client('"Example Ltd"', '"Example Ltd 2022-2024"'),
    'client.json:5:25 "footer.holder" has "2022-2024", which the footer adds. | Write only the name of the holder.',
  ],
  [
    'a Buddhist year before the holder',
    client('"Example Ltd"', '"2567 Example Ltd"'),
    'client.json:5:25 "footer.holder" has "2567", which the footer adds. | Write only the name of the holder.',
  ],
  [
    'the name of a palette colour without braces',
    changed([
      'tokens.json',
      '"surface": { "$value": "{palette.black}"',
      '"surface": { "$value": "palette.black"',
    ]),
    'tokens.json:5:28 "semantic.surface" is not a color. | Did you mean "{palette.black}"?',
  ],
];

testWrongBrands(wrong);

testRightBrands({
  'names of its own': categories(
    '"sport", { "id": "slots", "name": "X" }, { "id": "crash", "name": "สล็อต" }',
  ),
  'a comma in the text of captions': captions('WEBVTT\n\n00:01.000 --> 00:02.000\n10,000 baht\n'),
  'bold text': page('a **b** c และ **ฝาก**ทันที'),
  'a line for a signature': page('a ________'),
  'numbers and dashes that begin no list': page('1.5 เท่า [a](/contact)-b\n-5% • c'),
  'a file name within a description': page('![a file logo.png](assets/logo.svg)'),
  'a number in the name of the holder': client('"Example Ltd"', '"Lucky 88 Ltd"'),
});
