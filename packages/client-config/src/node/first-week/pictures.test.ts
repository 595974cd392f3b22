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
const viewBoxForm = 'write it such as viewBox="0 0 200 100", with the width and height of the drawing';

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
    'a drawing without a size',
    drawing('<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>'),
    `${logo} has no viewBox, so it is not scaled; ${viewBoxForm}.`,
  ],
  [
    'a drawing with a size in percent',
    drawing('<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"><g/></svg>'),
    `${logo} has no viewBox, so it is not scaled; ${viewBoxForm}.`,
  ],
  [
    'a drawing with a width only',
    drawing('<svg xmlns="http://www.w3.org/2000/svg" width="100"><g/></svg>'),
    `${logo} has no viewBox, so it is not scaled; ${viewBoxForm}.`,
  ],
  [
    'a viewBox of three numbers',
    drawing(svg('<g/>').replace('0 0 1 1', '0 0 1')),
    `${logo} has the viewBox "0 0 1"; ${viewBoxForm}.`,
  ],
  [
    'a viewBox without an area',
    drawing(svg('<g/>').replace('0 0 1 1', '0 0 0 0')),
    `${logo} has the viewBox "0 0 0 0"; ${viewBoxForm}.`,
  ],
  [
    'a viewBox in lower case',
    drawing(svg('<g/>').replace('viewBox', 'viewbox')),
    `${logo} has "viewbox", which must be "viewBox".`,
  ],
  [
    'a drawing with a prefix that it does not declare',
    drawing(svg('<use xlink:href="#a"/>')),
    `${logo} has the prefix "xlink:" without xmlns:xlink="http://www.w3.org/1999/xlink" in <svg>.`,
  ],
  [
    'an element with a prefix that another element declares',
    drawing(svg('<g xmlns:a="b"/><a:g/>')),
    `${logo} has the prefix "a:" without xmlns:a="…" in <svg>.`,
  ],
  [
    'a drawing with an attribute twice',
    drawing(svg('<rect width="1" height="1" width="2"/>')),
    `${logo} has "width" twice in <rect>.`,
  ],
  [
    'a drawing with an attribute without quotes',
    drawing(svg('<rect width=1 />')),
    `${logo} has a wrong attribute in <rect>; write each as name="value", with a blank before it.`,
  ],
  [
    'a drawing with an attribute without a value',
    drawing(svg('<rect hidden/>')),
    `${logo} has a wrong attribute in <rect>; write each as name="value", with a blank before it.`,
  ],
  [
    'a drawing without a blank between two attributes',
    drawing(svg('<rect width="1"height="1"/>')),
    `${logo} has a wrong attribute in <rect>; write each as name="value", with a blank before it.`,
  ],
  [
    'a drawing with another xmlns',
    drawing(svg('<g/>').replace('2000/svg', '2000/svgs')),
    `${logo} has the xmlns "http://www.w3.org/2000/svgs"; write xmlns="http://www.w3.org/2000/svg".`,
  ],
  [
    'a drawing with a Latin-1 letter',
    { ...exampleFiles(), 'assets/logo.svg': Buffer.from(svg('<title>caf\xe9</title>'), 'latin1') },
    `${logo} has letters in another encoding than UTF-8; save it as UTF-8.`,
  ],
  ['a drawing with a zero byte', drawing(svg('<title>a\0b</title>')), `${logo} has a control character.`],
  [
    'an icon that is not square',
    { ...exampleFiles(), 'assets/icon.svg': svg('<g/>').replace('0 0 1 1', '0 0 2 1') },
    'client.json:12:13 The file "assets/icon.svg" is 2 x 1; an icon is as wide as high.',
  ],
  [
    'a picture with another ending',
    picture('logo.bmp', Buffer.from('BM')),
    'client.json:11:13 "assets.logo" must be a file name of plain letters, digits, hyphens and dots, of the format svg, png, jpg or gif; found the text "assets/logo.bmp". | The logo in headers.',
  ],
  [
    'a drawing in place of a PNG, which has no size in px',
    client('"icon"', '"icon192": "assets/icon.svg",\n    "icon"'),
    'client.json:12:16 "assets.icon192" must be a file name of plain letters, digits, hyphens and dots, of the format png; found the text "assets/icon.svg". | The icon as a PNG of 192 px, for home screens.',
  ],
  [
    'a path with a backslash',
    client('assets/logo.svg', 'assets\\\\logo.svg'),
    'client.json:11:13 "assets.logo" has a backslash; write /; found the text "assets\\logo.svg". | The logo in headers.',
  ],
  [
    "the two pictures of a banner in each other's place",
    {
      ...field(
        '"banners": [{ "id": "a", "alt": "a", "picture": { "narrow": "assets/a.svg", "wide": "assets/b.svg" } }]',
      ),
      'assets/a.svg': svg('<g/>').replace('0 0 1 1', '0 0 1440 360'),
      'assets/b.svg': svg('<g/>').replace('0 0 1 1', '0 0 720 360'),
    },
    'client.json:6:63 The file "assets/a.svg" is the picture for "wide", and that for "narrow" is there; swap them.',
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
  'a viewBox in single quotes': drawing(svg('<g/>').replace('"0 0 1 1"', "'0 0 1 1'")),
  'prefixes that it declares': drawing(
    svg('<g xmlns:a="b" a:c="d" xml:space="preserve"><a:e/></g>').replace(
      '<svg ',
      '<svg xmlns:x="y" x:z="" ',
    ),
  ),
  'letters of an encoding that it declares': {
    ...exampleFiles(),
    'assets/logo.svg': Buffer.from(
      svg('<title>caf\xe9</title>', '<?xml version="1.0" encoding="iso-8859-1"?>'),
      'latin1',
    ),
  },
  'Thai letters': drawing(svg('<title>ดาว</title>')),
  'a gradient of its own': drawing(svg(`<rect fill="url(#a)" style="filter: url('#b')"/>`)),
  'a photo': picture('logo.jpg', jpeg),
  'a GIF': picture('logo.gif', gif),
  'a PNG': picture('logo.png', examplePng(40, 40)),
});
