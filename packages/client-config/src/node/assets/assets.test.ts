import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { brand, removeBrands } from '../../../test/example-brand.ts';
import { examplePng, exampleWebp } from '../../../test/example-files.ts';
import { weightMistake } from './budgets.ts';
import { bannerPictureMistake, pictureSize } from './check-banner-picture.ts';
import { greetingMistake, sceneMistake, sizeMistake } from './check-image.ts';
import { svgMistake } from './svg-mistake.ts';
import type { JsonPath } from '../json-source.ts';

afterEach(removeBrands);

function fileOf(name: string, content: string | Uint8Array): string {
  const { folder } = brand({ [name]: content });
  return join(folder, name);
}
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const jpeg = Buffer.from('ffd8ffc0000b080003000201011100ffda0008010100003f00010203ffd9', 'hex');
const svg = (root: string, content = '') => `<svg ${root}>${content}</svg>`;

describe('the weight of a file', () => {
  it.each([
    ['a.svg', 150_000, 'a drawing has at most 150 kB'],
    ['a.png', 500_000, 'a picture has at most 500 kB'],
    ['a.jpg', 500_000, 'a picture has at most 500 kB'],
    ['a.jpeg', 500_000, 'a picture has at most 500 kB'],
    ['a.gif', 500_000, 'a picture has at most 500 kB'],
    ['a.webp', 500_000, 'a picture has at most 500 kB'],
    ['A.PNG', 500_000, 'a picture has at most 500 kB'],
    ['a.woff2', 150_000, 'a font has at most 150 kB'],
    ['a.vtt', 1_000_000, 'a captions file has at most 1.0 MB'],
    ['a.mp4', 100_000_000, 'a film has at most 100.0 MB'],
  ])('of %s is at most %i bytes', (name, max, text) => {
    expect(weightMistake(name, max)).toBeUndefined();
    expect(weightMistake(name, max + 1)).toContain(`; ${text}`);
    expect(weightMistake(name, 123_456_789)).toBe(`has 123.5 MB; ${text}`);
  });

  it('is rounded to kB or MB, and free for other files', () => {
    expect(weightMistake('a.svg', 999_600)).toMatch(/^has 1000 kB;/);
    expect(weightMistake('a.svg', 1_000_000)).toMatch(/^has 1.0 MB;/);
    expect(weightMistake('a.txt', 1e9)).toBeUndefined();
  });

  it('is lower for the picture of a banner', () => {
    const max = 'a picture of a banner has at most 150 kB';
    expect(weightMistake('a.png', 150_000, ['banners', 0, 'picture', 'wide'])).toBeUndefined();
    expect(weightMistake('a.png', 200_000, ['banners', 0, 'picture', 'wide'])).toBe(`has 200 kB; ${max}`);
    expect(weightMistake('a.png', 200_000, ['banners', 0, 'icon'])).toBeUndefined();
    expect(weightMistake('a.png', 200_000, ['films', 0, 'picture'])).toBeUndefined();
  });
});

describe('the size of a picture', () => {
  it.each([
    ['a.svg', svg('viewBox="0 0 720 360"'), [720, 360]],
    ['a.SVG', svg('width="9" viewBox=" 1,2  1440 , 360.5 "'), [1440, 360.5]],
    ['a.svg', svg('', '<symbol viewBox="0 0 720 360"/>'), undefined],
    ['a.svg', svg('viewBox="0 0 720"'), undefined],
    ['a.svg', svg('viewBox=""'), undefined],
    ['a.svg', 'text', undefined],
    ['a.png', examplePng(7, 5), [7, 5]],
    ['a.gif', gif, [1, 1]],
    ['a.webp', exampleWebp(9, 4), [9, 4]],
    ['a.jpg', jpeg, [2, 3]],
    ['a.jpeg', jpeg, [2, 3]],
  ])('%s is read from its content', (name, content, size) => {
    expect(pictureSize(fileOf(name, content))).toEqual(size);
  });
});

describe('the picture of a banner', () => {
  const mistakeAt = (size: string, ...path: readonly (string | number)[]) =>
    bannerPictureMistake(fileOf('a.svg', svg(`viewBox="0 0 ${size}"`)), path);

  it.each([
    ['720 360', 'narrow', undefined],
    ['734 360', 'narrow', undefined],
    ['706 360', 'narrow', undefined],
    ['735 360', 'narrow', 'is 735 x 360; the narrow picture of a banner is 2 times as wide as high'],
    ['705 360', 'narrow', 'is 705 x 360; the narrow picture of a banner is 2 times as wide as high'],
    ['1440 360', 'wide', undefined],
    ['720 360', 'wide', 'is 720 x 360; the wide picture of a banner is 4 times as wide as high'],
    ['720', 'wide', 'has no viewBox, so its shape is unknown'],
  ])('of %s as the %s one: %s', (size, width, mistake) => {
    expect(mistakeAt(size, 'banners', 0, 'picture', width)).toBe(mistake);
    expect(mistakeAt(size, 'banners', 0, 'picture', 'webp', width)).toBe(mistake);
  });

  it('is the only picture with this rule', () => {
    expect(mistakeAt('1 1', 'films', 0, 'picture', 'narrow')).toBeUndefined();
    expect(mistakeAt('1 1', 'banners', 0, 'other', 'narrow')).toBeUndefined();
    expect(mistakeAt('1 1', 'banners', 0, 'picture', 'middle')).toBeUndefined();
  });
});

describe('a picture with a rule of its own', () => {
  it.each([
    ['icon192', 192, 192],
    ['icon512', 512, 512],
    ['iconMaskable', 512, 512],
    ['share', 1200, 630],
  ])('assets.%s is %i x %i px', (field, width, height) => {
    const mistake = (wide: number, high: number, path: JsonPath = ['assets', field]) =>
      sizeMistake(fileOf('a.png', examplePng(wide, high)), path);
    expect(mistake(width, height)).toBeUndefined();
    expect(mistake(width + 1, height)).toBe(
      `is ${width + 1} x ${height} px; it must be ${width} x ${height} px`,
    );
    expect(mistake(width, height - 1)).toBe(
      `is ${width} x ${height - 1} px; it must be ${width} x ${height} px`,
    );
    expect(mistake(1, 1, ['other', field])).toBeUndefined();
    expect(mistake(1, 1, ['assets', field, 'more'])).toBeUndefined();
    expect(mistake(1, 1, ['assets', 'logo'])).toBeUndefined();
  });

  it('is complete', () => {
    const cut = (length: number) => fileOf('a.png', examplePng(192, 192).subarray(0, length));
    expect(sizeMistake(cut(23), ['assets', 'icon192'])).toBe('is not a complete png file');
    expect(sizeMistake(cut(24), ['assets', 'icon192'])).toBeUndefined();
  });

  it('assets.hero has three layers and shows one of them', () => {
    const layers = ['far', 'near', 'drift'].map((id) => `<g id="${id}"/>`);
    const mistake = (content: string, path: JsonPath = ['assets', 'hero']) =>
      sceneMistake(fileOf('a.svg', svg('', content)), path);
    expect(mistake(`${layers.join('')}<style>:target{}</style>`)).toBeUndefined();
    expect(mistake(layers.join(''))).toBe('lacks the style that shows one layer (:target)');
    expect(mistake(`${layers[1]}:target`)).toBe('lacks the layer "far", "drift"');
    expect(mistake('', ['assets', 'logo'])).toBeUndefined();
    expect(mistake('', ['assets.hero', 0])).toBeUndefined();
  });

  it('assets.greeting has at most 8000 bytes', () => {
    const mistake = (bytes: number, field = 'greeting') =>
      greetingMistake(fileOf('a.svg', 'x'.repeat(bytes)), ['assets', field]);
    expect(mistake(8000)).toBeUndefined();
    expect(mistake(8001)).toBe('has 9 kB; the greeting has at most 8 kB');
    expect(mistake(8001, 'logo')).toBeUndefined();
  });
});

describe('a drawing', () => {
  const outside = 'refers to something outside itself';
  it.each([
    ['<script>1</script>', 'contains a script'],
    ['<script/>', 'contains a script'],
    ['<SCRIPT\n>', 'contains a script'],
    ['<a onload="x"/>', 'contains an event handler'],
    ['<a\nONLOAD  =  "x"/>', 'contains an event handler'],
    ['<foreignObject>', 'contains HTML (foreignObject)'],
    ['<foreignobject />', 'contains HTML (foreignObject)'],
    ['<foreignObject/>', 'contains HTML (foreignObject)'],
    ['<use href="a.svg#b"/>', outside],
    ['<use xlink:HREF = " a.svg#b"/>', outside],
    ['<use href=" #b"/>', outside],
    ["<image src='//a.example/b'/>", outside],
    ['<image href="data:image/gif;base64,AA"/>', outside],
    ['<image href="data:image/png,AA"/>', outside],
    ['<image href="xdata:image/png;base64,AA"/>', outside],
    ['<use href=a.svg#b />', outside],
    ['<image src =  a.png />', outside],
    ['<g fill="url(a.svg#b)"/>', `${outside} (url)`],
    ['<g fill="URL( &quot;a.svg#b&quot;)"/>', `${outside} (url)`],
    ['<g style="fill:url(\'//a.example/b\')"/>', `${outside} (url)`],
    ['<g fill="url(data:image/svg+xml;base64,AA)"/>', `${outside} (url)`],
    ['<style>@import "a.css";</style>', `${outside} (@import)`],
    ['<style>@IMPORT "a.css";</style>', `${outside} (@import)`],
    ['<?xml-stylesheet href="#a"?>', `${outside} (xml-stylesheet)`],
    ['<?XML-STYLESHEET ?>', `${outside} (xml-stylesheet)`],
    ['<animate attributeName="href"/>', 'animates a reference'],
    ["<animate attributename = ' xlink:href'/>", 'animates a reference'],
    ['<!ENTITY a "b">', 'declares an entity'],
    ['<!entity a "b">', 'declares an entity'],
    ['<style>a{content:"\\41"}</style>', 'has an escape in its style; write the letter itself'],
    ['<STYLE type="text/css">\\</style>', 'has an escape in its style; write the letter itself'],
  ])('with %j is refused: %s', (content, mistake) => {
    expect(svgMistake(svg('', content))).toBe(mistake);
  });

  it.each([
    '<scripted/>',
    '<text>on = off</text>',
    '<text>description="a"</text>',
    '<foreignObjects/>',
    '<use href="#b"/>',
    "<use href = '#b'/>",
    '<image href="data:image/png;base64,AA"/>',
    '<image src="data:image/jpeg;base64,AA"/>',
    '<g fill="url(#b)"/>',
    '<g fill="url( \'#b\' )"/>',
    '<g style="fill:url(&quot;#b&quot;)"/>',
    '<g style="fill:url(&apos;#b&apos;)"/>',
    '<g style="fill:url(&#34;#b&#34;)"/>',
    '<g style="fill:url(&#39; #b&#39;)"/>',
    '<g fill="url(data:image/png;base64,AA)"/>',
    '<g fill="url(\'data:image/jpeg;base64,AA\')"/>',
    '<animate attributeName="fill"/>',
    '<style>a{fill:red}</style><text>\\</text>',
    '<styled>\\</styled>',
  ])('with %j is accepted', (content) => {
    expect(svgMistake(svg('', content))).toBeUndefined();
  });

  it.each([
    '<svg />',
    '<svg\n/>',
    '<SVG></svg>',
    '\xef\xbb\xbf<svg></svg>',
    ' \n<svg></svg>\n',
    '<?xml version="1.0"?>\n<svg></svg>',
    '<!-- a --> <!-- < -->\n<svg></svg>',
    '<!DOCTYPE svg PUBLIC "a" "b"><svg></svg>',
    '<?xml version="1.0"?><!-- a --><!doctype svg >\n<!-- b --> <svg />',
    '<svg></svg\n>',
    '<svg></svg><!-- a -->\n<!-- < -->\n',
    '<?xml version="1.0"?>\n<!-- a -->\n<svg viewBox="0 0 1 1"/>\n',
  ])('may be %j', (text) => {
    expect(svgMistake(text)).toBeUndefined();
  });

  it.each([
    ['', 'does not have the content of a svg file'],
    ['text<svg></svg>', 'does not have the content of a svg file'],
    ['<svgs></svgs>', 'does not have the content of a svg file'],
    ['<!DOCTYPE svgs><svg></svg>', 'does not have the content of a svg file'],
    ['<g></g>', 'does not have the content of a svg file'],
    [
      '<!DOCTYPE svg [<!ATTLIST a b>]><svg></svg>',
      'has declarations in its DOCTYPE; delete the part in brackets',
    ],
    ['<!doctype svg SYSTEM "a" [ ] ><svg />', 'has declarations in its DOCTYPE; delete the part in brackets'],
    ['\xff\xfe<\0s\0', 'is UTF-16; save it as UTF-8'],
    ['\xfe\xff\0<\0s', 'is UTF-16; save it as UTF-8'],
    ['a\xff\xfe', 'does not have the content of a svg file'],
    ['<!doctype  HTML><html></html>', 'is an HTML page, not a drawing'],
    [' \n<html></html>', 'is an HTML page, not a drawing'],
    ['<p><html></html>', 'does not have the content of a svg file'],
    ['<svg><g/>', 'is cut off: </svg> is missing at its end'],
    ['<svg><g/></svg', 'is cut off: </svg> is missing at its end'],
    ['<svg></svg>text', 'is cut off: </svg> is missing at its end'],
    ['<svg></svg><!-- a', 'is cut off: </svg> is missing at its end'],
    ['<svg />text', 'is cut off: </svg> is missing at its end'],
    ['<svg/>', 'does not have the content of a svg file'],
    ['<svg><svg/>', 'is cut off: </svg> is missing at its end'],
  ])('is not %j: %s', (text, mistake) => {
    expect(svgMistake(text)).toBe(mistake);
  });
});
