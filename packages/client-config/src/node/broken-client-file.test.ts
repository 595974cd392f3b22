import { afterEach, describe, expect, it } from 'vitest';
import { brand, changed, exampleFiles, problemTexts, removeBrands } from '../../test/example-brand.ts';
import { checkClient } from './load-client.ts';

afterEach(removeBrands);

const page = (text: string) => `---\ntitle: a\ndescription: b\n---\n\n${text}\n`;

/**
 * Returns the files of a valid brand that has two palettes and two pages. The page `pages/help.th.md` may link to
 * `/protection`, because `client.json` has the field `protection`.
 */
const rightFiles = (): Record<string, string> => ({
  ...changed(
    ['client.json', '"bottomBar"', '"protection": {},\n  "bottomBar"'],
    [
      'client.json',
      '"icon": "assets/icon.svg"',
      '"icon": "assets/icon.svg",\n    "background": "assets/ground.svg"',
    ],
  ),
  'assets/ground.svg': exampleFiles()['assets/icon.svg'] ?? '',
  'pages/help.th.md': page('{brand} [a](/protection) [b](/promotion) [c](/about)'),
  'pages/about.th.md': page('b'),
  'tokens.light.json':
    '{ "palette": { "black": { "$value": "#ffffff" }, "white": { "$value": "#000000" } } }',
});

/** Each entry replaces a text of `client.json`. After the replacement, the file is not valid JSON. */
const mistakes: readonly (readonly [name: string, find: string, put: string])[] = [
  ['a missing comma', '"Example",', '"Example"'],
  ['a missing quote', '"name": "Example",', '"name": "Example,'],
  ['a missing quote of a file', '"logo": "assets/logo.svg",', '"logo": "assets/logo.svg,'],
  ['a comma too many', '"assets/ground.svg"', '"assets/ground.svg",'],
  ['a missing bracket', '["www.example.com"]', '["www.example.com"'],
  ['a missing brace', '"colorScheme": "dark", "themeColor"', '"colorScheme": "dark" }, "themeColor"'],
  ['a comment', '"name"', '// the name\n  "name"'],
  ['a conflict', '"name"', '<<<<<<< ours\n  "name"'],
];

function linesOf(files: Readonly<Record<string, string>>): readonly string[] {
  const { folder } = brand(files);
  return problemTexts(checkClient(folder), folder).map((text) => text.split(' | ')[0] ?? '');
}

const inLight = 'tokens.light.json';

describe('while client.json is no valid JSON', () => {
  it.each(mistakes)('right files next to %s get no message', (_name, find, put) => {
    const files = rightFiles();
    const broken = { ...files, 'client.json': files['client.json']?.replace(find, put) ?? '' };
    expect(broken['client.json']).not.toBe(files['client.json']);
    expect(linesOf(files)).toEqual([]);
    expect(linesOf(broken)).toEqual([expect.stringMatching(/^client\.json:/)]);
    expect(linesOf(broken)[0]).not.toMatch(/The file "/);
  });

  it('the mistakes of the other files are reported with it', () => {
    const files: Record<string, string> = {
      ...rightFiles(),
      'messages.th.json': '{ "common.okk": "OK" }',
      'pages/about.th.md': page('<b>b</b>'),
      'pages/help.th.md': '---\ntitle: a\n---\n\na\n',
      'assets/icon.svg': 'no drawing',
      [inLight]: JSON.stringify({ semantic: { text: { $value: '{palette.nothing}' } } }),
    };
    const text = files['client.json'] ?? '';
    const lines = linesOf({
      ...files,
      'client.json': text.replace('"Example",', '"Example"').replace('assets/logo.svg', 'assets/lgo.svg'),
    });
    const found = lines.map((line) => line.replace(/^(\S+?):(\d+):\d+ .*$/s, '$1:$2'));
    expect([...new Set(found)]).toEqual([
      'client.json:4',
      'client.json:12',
      'client.json:13',
      'messages.th.json:1',
      'pages/about.th.md:6',
      'pages/help.th.md:1',
      `${inLight}:1`,
    ]);
    expect(lines.filter((line) => line.startsWith('client.json:'))).toEqual([
      'client.json:4:3 A comma is missing before this.',
      'client.json:12:13 The file "assets/lgo.svg" does not exist.',
      'client.json:13:13 The file "assets/icon.svg" does not have the content of a svg file.',
    ]);
  });

  it('a broken tokens.json hides no syntax error of the second palette, and causes no other message', () => {
    const files = { ...rightFiles(), 'tokens.json': '{', [inLight]: '{ "semantic": {} ' };
    expect(linesOf({ ...files, 'client.json': '{' }).map((line) => line.split(':')[0])).toEqual([
      'client.json',
      'tokens.json',
      inLight,
    ]);
  });
});

describe('while a field of client.json is invalid', () => {
  it('a mistake in a banner and a link to it are reported too', () => {
    const banner = (link: string) =>
      `"banners": [{ "id": "a", "picture": { "narrow": "assets/logo.svg", "wide": "assets/logo.svg" }, "alt": "x", "link": "${link}" }]`;
    const files = changed(['client.json', '"bottomBar"', `"nmae": 1,\n  ${banner('/abot')},\n  "bottomBar"`]);
    expect(
      linesOf({ ...files, 'pages/about.th.md': page('b') }).filter((line) => !line.includes('1 x 1')),
    ).toEqual([
      'client.json:6:3 Unknown field "nmae".',
      expect.stringContaining('"banners[0].link" is wrong. The page "/abot" does not exist.'),
    ]);
  });
});
