import { changed, exampleFiles } from '../../../test/example-brand.ts';
import { utf16 } from '../../../test/example-files.ts';
import {
  client,
  field,
  type Files,
  licence,
  production,
  testRightBrands,
  testWrongBrands,
  type WrongBrand,
} from '../../../test/wrong-brand.ts';

const encoded = (find: string, put: Buffer, file = 'client.json'): Files => {
  const [before = '', after = ''] = (exampleFiles()[file] ?? '').split(find);
  return { ...exampleFiles(), [file]: Buffer.concat([Buffer.from(before), put, Buffer.from(after)]) };
};
const thaiName = Buffer.from([0xb4, 0xd2, 0xc7, 0xb7, 0xcd, 0xa7]);

const wrong: readonly WrongBrand[] = [
  [
    'a TIS-620 file',
    encoded('"name": "Example"', Buffer.concat([Buffer.from('"name": "'), thaiName, Buffer.from('"')])),
    'client.json:3:12 The file is TIS-620 (Windows-874), not UTF-8. | Save it as UTF-8.',
  ],
  [
    'texts in TIS-620',
    encoded('"OK"', Buffer.concat([Buffer.from('"'), thaiName, Buffer.from('"')]), 'messages.th.json'),
    'messages.th.json:2:17 The file is TIS-620 (Windows-874), not UTF-8. | Save it as UTF-8.',
  ],
  [
    'a Latin-1 file',
    encoded('Example Ltd', Buffer.from('Caf\xe9 \xc0\x80\x81\x82', 'latin1')),
    'client.json:5:29 The file is in another encoding, not UTF-8. | Save it as UTF-8.',
  ],
  [
    'a UTF-16 file',
    { ...exampleFiles(), 'client.json': utf16(exampleFiles()['client.json'] ?? '') },
    'client.json:1:1 The file is UTF-16, not UTF-8. | Save it as UTF-8.',
  ],
  [
    'UTF-16 tokens without a mark',
    { ...exampleFiles(), 'tokens.json': Buffer.from(exampleFiles()['tokens.json'] ?? '', 'utf16le') },
    'tokens.json:1:1 The file is UTF-16, not UTF-8. | Save it as UTF-8.',
  ],
  [
    'a merge conflict',
    client(
      '  "name": "Example",',
      '<<<<<<< HEAD\n  "name": "One",\n=======\n  "name": "Two",\n>>>>>>> design',
    ),
    'client.json:3:1 A merge conflict is unresolved. | Keep one side, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  ],
  [
    'a merge conflict in the tokens',
    changed(['tokens.json', '  "semantic": {', '<<<<<<< HEAD\r\n=======\r\n  "semantic": {\r\n>>>>>>> x\r']),
    'tokens.json:3:1 A merge conflict is unresolved. | Keep one side, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  ],
  [
    'a merge conflict in a page',
    {
      ...exampleFiles(),
      'pages/about.th.md': '---\ntitle: a\ndescription: b\n---\n\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x\n',
    },
    'pages/about.th.md:6:1 A merge conflict is unresolved. | Keep one side, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  ],
  [
    'a file with too many levels',
    { ...exampleFiles(), 'messages.th.json': '['.repeat(200_000) },
    'messages.th.json:1:1 The file has too many levels.',
  ],
  [
    'an empty file',
    { ...exampleFiles(), 'messages.th.json': '' },
    'messages.th.json:1:1 A value is expected here; there may be an extra comma before it.',
  ],
  [
    'a huge file of texts',
    { ...exampleFiles(), 'messages.th.json': `{}${' '.repeat(1_000_000)}` },
    'messages.th.json:1:1 The file is too large: 1000002 bytes. | The most are 1000000 bytes.',
  ],
  [
    'a list in place of the fields',
    {
      ...exampleFiles(),
      'client.json': '[]',
      'pages/help.th.md': '---\ntitle: a\ndescription: b\n---\n\n[c](/protection)\n',
    },
    'client.json:1:1 The file must be an object; found a list.',
  ],
  [
    'a text of two lines',
    client('"name": "Example"', '"name": "Exam\nple"'),
    'client.json:3:11 The closing double quote is missing.',
  ],
  [
    'typographic quotes',
    client('"name": "Example"', '\u201Cname\u201D: \u201CExample\u201D'),
    'client.json:3:3 This is a typographic quote; JSON needs ".',
  ],
  [
    'single quotes',
    client('"name": "Example"', "'name': 'Example'"),
    'client.json:3:3 This is a single quote; JSON needs ".',
  ],
  [
    'a blank that is not a blank',
    client('"name": "Example"', '\u00A0"name": "Example"'),
    'client.json:3:3 An invisible character is here; delete it.',
  ],
  [
    'a value of another language',
    field('"features": { "liveCredit": True }'),
    'client.json:6:31 JSON writes true, false and null.',
  ],
  [
    'a text with HTML',
    changed(['messages.th.json', '"OK"', '"<b>OK</b>"']),
    'messages.th.json:2:16 "common.ok" has <b>, which members would read; a text has no HTML.',
  ],
  [
    'nested texts',
    changed(['messages.th.json', '"common.ok": "OK"', '"common": { "ok": "OK" }']),
    'messages.th.json:2:3 Unknown text "common". | Texts are not nested; write "common.ok": "…".',
  ],
  [
    'a zero byte',
    client('"name"', '\0"name"'),
    'client.json:3:3 The file is damaged: here is a zero byte. | Restore an earlier copy of it.',
  ],
  [
    'a mistake in a file with the line ends of old computers',
    {
      ...exampleFiles(),
      'client.json': (client('"name"', '"nmae"')['client.json'] as string).replaceAll('\n', '\r'),
    },
    'client.json:3:3 Unknown field "nmae". | Did you mean "name"?',
  ],
  ['a comment with #', client('"name"', '# a\n  "name"'), 'client.json:3:3 JSON has no comments.'],
  ['a semicolon', client('"Example",', '"Example";'), 'client.json:3:20 A comma is needed here.'],
  [
    'a semicolon after a value without quotes',
    field('"features": { "wheel": true; "score": true }'),
    'client.json:6:26 A comma is needed here.',
  ],
  ['a full-width comma', client('"Example",', '"Example"\uFF0C'), 'client.json:3:20 A comma is needed here.'],
  ['an equals sign', client('"name":', '"name" ='), 'client.json:3:10 A colon is needed here.'],
  ['a number with +', field('"minimumAge": +20'), 'client.json:6:17 JSON has no + before a number.'],
  [
    'a number with a 0 in front',
    field('"minimumAge": 020'),
    'client.json:6:17 A number is decimal and does not begin with 0.',
  ],
  [
    'a number that is not decimal',
    field('"minimumAge": 0x14'),
    'client.json:6:17 A number is decimal and does not begin with 0.',
  ],
  [
    'a round bracket',
    field('"blockedCountries": ["SG")'),
    'client.json:6:28 JSON has no round brackets, only [ ] and { }.',
  ],
  [
    'a name with half a character',
    client('"Example"', '"Exam\\ud83cple"'),
    'client.json:3:11 "name" has half a character (U+D83C).',
  ],
  [
    'a name with HTML',
    client('"Example"', '"<b>Example</b>"'),
    'client.json:3:11 "name" has <b>, which members would read; a text has no HTML.',
  ],
  [
    'a name with a character reference',
    client('"Example"', '"A &amp; B"'),
    'client.json:3:11 "name" has &amp;, which members would read; write the character itself.',
  ],
  [
    'a name with blanks around it',
    client('"Example"', '" Example "'),
    'client.json:3:11 "name" begins or ends with a blank.',
  ],
  [
    'a message with a character reference',
    changed(['messages.th.json', '"OK"', '"A &#38; B"']),
    'messages.th.json:2:16 "common.ok" has &#38;, which members would read; write the character itself.',
  ],
  [
    'a message with double braces',
    changed(['messages.th.json', '{page}', '{{page}}']),
    'messages.th.json:3:26 "shell.documentTitle" has a brace that belongs to no placeholder. | A placeholder is a name in one pair of braces. The usual text: {page} | {brand}',
  ],
  [
    'a message of 501 letters',
    changed(['messages.th.json', '"OK"', `"${'a'.repeat(501)}"`]),
    'messages.th.json:2:16 "common.ok" has 501 letters; the most are 500.',
  ],
  [
    'a table in a page',
    {
      ...exampleFiles(),
      'pages/about.th.md': '---\ntitle: a\ndescription: b\n---\n\n| a | b |\n| - | - |\n| 1 | 2 |\n',
    },
    'pages/about.th.md:6:1 A page has no tables. | Write a list.',
  ],
  ['a name of blanks', client('"Example"', '"   "'), 'client.json:3:11 "name" is blank.'],
  ['a name of invisible blanks', client('"Example"', '"\u200b\u200b"'), 'client.json:3:11 "name" is blank.'],
  [
    'a name with a line end',
    client('"Example"', '"Exa\\nmple"'),
    'client.json:3:11 "name" has a line end; it must be one line.',
  ],
  [
    'a name that reverses the text after it',
    client('"Example"', '"Exam\u202eple"'),
    'client.json:3:11 "name" has the invisible character U+202E.',
  ],
  [
    'a name with an invisible character that a page shows',
    {
      ...client('"Example"', '"Exam\u202eple"'),
      'pages/about.th.md': '---\ntitle: a\ndescription: b\n---\n\n{brand} คือเรา\n',
    },
    'client.json:3:11 "name" has the invisible character U+202E.',
  ],
  ['a holder of blanks', client('"Example Ltd"', '"\u00a0"'), 'client.json:5:25 "footer.holder" is blank.'],
  [
    'a tagline with a tab',
    field('"tagline": "a\\tb"'),
    'client.json:6:14 "tagline" has the invisible character U+0009.',
  ],
  [
    'a licence of blanks',
    client('"bottomBar"', licence.replace('"A"', '" "')),
    'client.json:6:26 "licence.holder" is blank.',
    production,
  ],
  [
    'the title of a film with a line end',
    field('"films": [{ "title": "a\\r\\nb", "frameUrl": "https://films.example/1" }]'),
    'client.json:6:24 "films[0].title" has a line end; it must be one line.',
  ],
  [
    'a message that reverses the text after it',
    changed(['messages.th.json', '"OK"', '"\u202eOK"']),
    'messages.th.json:2:16 "common.ok" has the invisible character U+202E.',
  ],
  [
    'a message with a control character',
    changed(['messages.th.json', '"OK"', '"O\\u0007K"']),
    'messages.th.json:2:16 "common.ok" has the invisible character U+0007.',
  ],
];

testWrongBrands(wrong);

testRightBrands({
  'the joiners of Thai words': client('"Example"', '"ดาว\u200bทอง\u2060"'),
  'a message of two lines': changed(['messages.th.json', '"OK"', '"ตกลง\\nได้"']),
  'a word of seven signs': client('"Example"', '"======= x"'),
});
