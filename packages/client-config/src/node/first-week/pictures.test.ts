import { existsSync, mkdirSync, symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { exampleFiles } from '../../../test/example-brand.ts';
import { damaged, examplePng, utf16 } from '../../../test/example-files.ts';
import {
  client,
  field,
  type Files,
  testRightBrands,
  testWrongBrands,
  type WrongBrand,
} from '../../../test/wrong-brand.ts';

const drawing = (text: string): Files => ({ ...exampleFiles(), 'assets/logo.svg': text });
const picture = (name: string, bytes: Uint8Array): Files => ({
  ...client('assets/logo.svg', `assets/${name}`),
  [`assets/${name}`]: bytes,
});
const svg = (content: string, before = ''): string =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${content}</svg>`;
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const jpeg = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0]),
  Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 3, 0xff, 0xd9]),
]);
const logo = 'client.json:11:13 The file "assets/logo.svg"';

/**
 * Prepares a brand's folder for tests. Makes `big.png` 288 MB large if the file exists, and creates a broken link and a
 * folder with the name of a picture. A `WrongBrand` can't describe these files, because it contains only paths and
 * contents of files.
 */
function prepare(folder: string): void {
  const big = join(folder, 'assets/big.png');
  if (existsSync(big)) truncateSync(big, 288_000_000);
  symlinkSync(join(folder, 'assets/gone.svg'), join(folder, 'assets/nowhere.svg'));
  mkdirSync(join(folder, 'assets/folder.svg'));
}

const wrong: readonly WrongBrand[] = [
  [
    'a background of 288 MB',
    {
      ...field('"minimumAge": 20'),
      ...client('"icon"', '"background": "assets/big.png",\n    "icon"'),
      'assets/big.png': new Uint8Array(0),
    },
    'client.json:12:19 The file "assets/big.png" has 288.0 MB; a picture has at most 500 kB.',
  ],
  [
    'a picture that is cut off',
    picture('logo.png', examplePng(40, 40).subarray(0, 60)),
    'client.json:11:13 The file "assets/logo.png" is a broken or incomplete png file.',
  ],
  [
    'a picture with damaged rows',
    picture('logo.png', damaged(examplePng(40, 40))),
    'client.json:11:13 The file "assets/logo.png" is a broken or incomplete png file.',
  ],
  [
    'a picture larger than phones can decode',
    picture('logo.png', examplePng(5000, 3)),
    'client.json:11:13 The file "assets/logo.png" is 5000 x 3 px; the most are 4096 px.',
  ],
  [
    'a photo that is cut off',
    picture('logo.jpg', jpeg.subarray(0, 20)),
    'client.json:11:13 The file "assets/logo.jpg" is a broken or incomplete jpg file.',
  ],
  [
    'an animation that is cut off',
    picture('logo.gif', gif.subarray(0, 30)),
    'client.json:11:13 The file "assets/logo.gif" is a broken or incomplete gif file.',
  ],
  [
    'a link that leads nowhere',
    client('assets/logo.svg', 'assets/nowhere.svg'),
    'client.json:11:13 The file "assets/nowhere.svg" is a link to a file that does not exist.',
  ],
  [
    'a folder in place of a file',
    client('assets/logo.svg', 'assets/folder.svg'),
    'client.json:11:13 The file "assets/folder.svg" is not a file.',
  ],
  [
    'a drawing that imports a style',
    drawing(svg('<style>@import url(https://x.example/a.css);</style>')),
    `${logo} refers to something outside itself (url).`,
  ],
  [
    'a drawing that imports a quoted style',
    drawing(svg('<style>@import "https://x.example/a.css";</style>')),
    `${logo} refers to something outside itself (@import).`,
  ],
  [
    'a fill from elsewhere',
    drawing(svg('<rect fill="url(https://x.example/a.svg#b)"/>')),
    `${logo} refers to something outside itself (url).`,
  ],
  [
    'a font from elsewhere',
    drawing(svg("<style>@font-face{src:url('//x.example/a.woff2')}</style>")),
    `${logo} refers to something outside itself (url).`,
  ],
  [
    'a style sheet from elsewhere',
    drawing(svg('', '<?xml-stylesheet href="#a"?>')),
    `${logo} refers to something outside itself (xml-stylesheet).`,
  ],
  [
    'a reference without quotes',
    drawing(svg('<use href=https://x.example/a.svg#b />')),
    `${logo} refers to something outside itself.`,
  ],
  [
    'an animated reference',
    drawing(svg('<a><animate attributeName="href" to="https://x.example"/></a>')),
    `${logo} animates a reference.`,
  ],
  [
    'an escaped word in a style',
    drawing(svg('<style>@\\69mport "//x.example"</style>')),
    `${logo} has an escape in its style; write the letter itself.`,
  ],
  [
    'a DOCTYPE with declarations',
    drawing(svg('', '<!DOCTYPE svg [<!ATTLIST svg id ID #IMPLIED>]>')),
    `${logo} has declarations in its DOCTYPE; delete the part in brackets.`,
  ],
  [
    'a drawing that browsers do not show',
    drawing('<svg viewBox="0 0 1 1"><g/></svg>'),
    `${logo} lacks xmlns="http://www.w3.org/2000/svg", without which browsers do not show it.`,
  ],
  [
    'a drawing with an element that is not closed',
    drawing(svg('<g><rect></g>')),
    `${logo} does not close <rect>.`,
  ],
  ['a drawing with an end too many', drawing(svg('</g></svg>')), `${logo} does not close <svg>.`],
  [
    'a drawing with a bare &',
    drawing(svg('<title>A & B</title>')),
    `${logo} has a & that is not part of a character reference; write &amp;.`,
  ],
  [
    'a drawing with a bare <',
    drawing(svg('<title>A < B</title>')),
    `${logo} has a < that begins no element.`,
  ],
  [
    'a photo of an iPhone',
    picture('logo.jpg', Buffer.from('\u0000\u0000\u0000\u0018ftypheic', 'latin1')),
    'client.json:11:13 The file "assets/logo.jpg" is a HEIC or AVIF picture; export it as jpg or png.',
  ],
  [
    'a drawing that is cut off',
    drawing(svg('<g/>').slice(0, -6)),
    `${logo} is cut off: </svg> is missing at its end.`,
  ],
  [
    'a web page in place of a drawing',
    drawing('<!DOCTYPE html><html></html>'),
    `${logo} is an HTML page, not a drawing.`,
  ],
  [
    'a UTF-16 drawing',
    { ...exampleFiles(), 'assets/logo.svg': utf16(svg('')) },
    `${logo} is UTF-16; save it as UTF-8.`,
  ],
  [
    'a drawing of 200 kB',
    drawing(svg(`<g>${' '.repeat(200_000)}</g>`)),
    `${logo} has 200 kB; a drawing has at most 150 kB.`,
  ],
];

testWrongBrands(wrong, prepare);

testRightBrands({
  'an old DOCTYPE': drawing(
    svg(
      '',
      '<?xml version="1.0"?>\n<!-- x -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n',
    ),
  ),
  'comments, CDATA, references and > in a value': drawing(
    svg(
      '<!-- <g> & --><style><![CDATA[a>b{} /* & */]]></style><g id="a>b"><title>A &amp; B &#x41;</title></g>',
    ),
  ),
  'a comment after its drawing': drawing(`${svg('')}<!-- made by hand -->\n`),
  'a gradient of its own': drawing(svg(`<rect fill="url(#a)" style="filter: url('#b')"/>`)),
  'a photo': picture('logo.jpg', jpeg),
  'a GIF': picture('logo.gif', gif),
  'a PNG': picture('logo.png', examplePng(40, 40)),
});
