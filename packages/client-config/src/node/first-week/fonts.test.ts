import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { damaged } from '../../../test/example-files.ts';
import {
  client,
  type Files,
  testRightBrands,
  testWrongBrands,
  type WrongBrand,
} from '../../../test/wrong-brand.ts';

const font = (script: string): Buffer =>
  readFileSync(
    fileURLToPath(
      new URL(`../../../../../clients/chaba/assets/fonts/prompt-${script}-400-normal.woff2`, import.meta.url),
    ),
  );
const withFont = (bytes: Uint8Array, range = ''): Files => ({
  ...client(
    '"fontFamily": "Sarabun"',
    `"fontFamily": "Sarabun",\n    "fontFaces": [\n      { "weight": 400, "path": "assets/a.woff2"${range} }\n    ]`,
  ),
  'assets/a.woff2': bytes,
});
const changedFile = (files: Files, find: string | RegExp, put: string): Files => ({
  ...files,
  'client.json': String(files['client.json']).replace(find, put),
});

const wrong: readonly WrongBrand[] = [
  [
    'a font of 8 MB',
    withFont(new Uint8Array(8_000_000)),
    'client.json:11:32 The file "assets/a.woff2" has 8.0 MB; a font has at most 150 kB.',
  ],
  [
    'a font of 800 bytes',
    withFont(font('thai').subarray(0, 800)),
    'client.json:11:32 The file "assets/a.woff2" is a broken or incomplete woff2 font.',
  ],
  [
    'a font with damaged tables',
    withFont(damaged(font('thai'))),
    'client.json:11:32 The file "assets/a.woff2" is a broken or incomplete woff2 font.',
  ],
  [
    'a font of another weight',
    changedFile(withFont(font('thai')), '"weight": 400', '"weight": 900'),
    'client.json:11:19 "assets/a.woff2" has the weight 400. | Declare the weights of the file.',
  ],
  [
    'a weight that does not exist',
    changedFile(withFont(font('thai')), '"weight": 400', '"weight": 4000'),
    'client.json:11:19 "theme.fontFaces[0].weight" must be at most 1000; found the number 4000. | The weight of the file, such as 400 or 700.',
  ],
  [
    'a range of weights of a font that is not variable',
    withFont(font('thai'), ', "weightTo": 700'),
    'client.json:11:62 "assets/a.woff2" is not a variable font. | Leave "weightTo" out, and add a file for each weight.',
  ],
  [
    'a heading font without Thai letters',
    changedFile(
      withFont(font('latin')),
      /"fontFaces": \[\n\s*(.*)\n\s*\]/,
      '"headingFont": { "family": "Head", "faces": [$1] }',
    ),
    'client.json:10:50 The font faces of weight 400 lack "ก", "ข", "ค" and 66 other Thai letters. | Add the face with Thai letters.',
  ],
  [
    'a heading font with the name of the main font',
    changedFile(
      withFont(font('thai')),
      /"fontFaces": \[\n\s*(.*)\n\s*\]/,
      '"headingFont": { "family": "Sarabun", "faces": [$1] }',
    ),
    'client.json:10:32 "theme.headingFont.family" is also the name of "theme.fontFamily". | Browsers would mix the faces of both. Give it a name of its own.',
  ],
  [
    'a misspelt heading font',
    client('"Sarabun"', '"Sarabun", "headingFnt": {}'),
    'client.json:9:87 Unknown field "theme.headingFnt". | Did you mean "headingFont"?',
  ],
  [
    'faces without Thai letters',
    withFont(font('latin')),
    'client.json:11:7 The font faces of weight 400 lack "ก", "ข", "ค" and 66 other Thai letters. | Add the face with Thai letters.',
  ],
  [
    'a range that begins after its end',
    withFont(font('thai'), ', "unicodeRange": "U+0E01-0E5B, U+200D-200C"'),
    'client.json:11:66 "unicodeRange" has "U+200D-200C", which is no range. | Write it as in "U+0E01-0E5B".',
  ],
  [
    'a range beyond the last letter',
    withFont(font('thai'), ', "unicodeRange": "U+0E01-0E5B, U+110000"'),
    'client.json:11:66 "unicodeRange" has "U+110000", which is no range. | Write it as in "U+0E01-0E5B".',
  ],
  [
    'a weight in words',
    changedFile(withFont(font('latin')), '"weight": 400', '"weight": "bold"'),
    'client.json:11:19 "theme.fontFaces[0].weight" must be a number; found the text "bold". | The weight of the file, such as 400 or 700.',
  ],
  [
    'a font with another ending',
    changedFile(withFont(font('thai')), 'assets/a.woff2', 'assets/a.ttf'),
    'client.json:11:32 "theme.fontFaces[0].path" must be a file name of plain letters, digits, hyphens and dots, of the format woff2; found the text "assets/a.ttf". | The .woff2 file, in assets/.',
  ],
  [
    'a numeric font without digits',
    changedFile(
      withFont(font('thai')),
      /"fontFaces": \[\n\s*(.*)\n\s*\]/,
      '"numericFont": { "family": "Digits", "faces": [$1] }',
    ),
    'client.json:10:52 The font faces of weight 400 lack "0", "1", "2" and 7 other digits. | Add the face with digits.',
  ],
  [
    'a range without Thai letters',
    withFont(font('thai'), ', "unicodeRange": "U+0000-00FF"'),
    'client.json:11:7 The font faces of weight 400 lack "ก", "ข", "ค" and 66 other Thai letters. | Add the face with Thai letters.',
  ],
];

testWrongBrands(wrong);

testRightBrands({
  'a font with Thai letters': withFont(font('thai'), ', "unicodeRange": "U+0E01-0E5B, U+200C-200D"'),
});
