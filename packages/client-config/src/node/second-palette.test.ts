import { afterEach, describe, expect, it } from 'vitest';
import { brand, changed, exampleFiles, problemTexts, removeBrands } from '../../test/example-brand.ts';
import { explainClient } from './explain-client.ts';
import { checkClient, loadClient } from './load-client.ts';
import { renderTokensCss } from './tokens/write-tokens.ts';

afterEach(removeBrands);

const swapped = '"palette": { "black": { "$value": "#fefefe" }, "white": { "$value": "#000000" } }';

function withPalette(text: string, name = 'tokens.light.json') {
  return brand({ ...exampleFiles(), [name]: text }).folder;
}
const problemsOf = (folder: string) => problemTexts(checkClient(folder), folder);

describe('a brand with a light and a dark palette', () => {
  it('shows the second one if the device prefers it or the member has chosen it', () => {
    const { client, tokens, secondPalette } = loadClient(withPalette(`{ ${swapped} }`));
    expect(client.secondPalette).toEqual({ themeColor: '#fefefe' });
    const css = renderTokensCss(tokens, secondPalette);
    const [first = '', byDevice = '', byChoice = ''] = css.split(/(?=@media|:root\[)/);
    expect(first).toMatch(/^:root\{color-scheme:dark;.*--surface:#000000/);
    expect(byDevice).toMatch(
      /^@media \(prefers-color-scheme:light\)\{:root:not\(\[data-scheme=dark\]\)\{color-scheme:light;--surface:#fefefe;/,
    );
    expect(byChoice).toMatch(/^:root\[data-scheme=light\]\{color-scheme:light;--surface:#fefefe;/);
    expect(byDevice + byChoice).not.toContain('--space-1');
  });

  it('is one with a single palette if it has no second file', () => {
    const { client, secondPalette } = loadClient(brand(exampleFiles()).folder);
    expect(client.secondPalette).toBeUndefined();
    expect(secondPalette).toBeUndefined();
  });

  it('is explained with the source of each changed colour', () => {
    const explained = explainClient(withPalette(`{ ${swapped} }`));
    expect(explained.find(({ path }) => path === 'tokens.light.surface')).toMatchObject({
      value: '#fefefe',
      from: 'tokens.light.json',
      written: '{palette.black}',
    });
    expect(explained.some(({ path }) => path === 'tokens.light.space-1')).toBe(false);
  });

  it.each([
    [
      'a text that is unreadable only in it',
      `{ ${swapped}, "semantic": { "on-info": { "$value": "#333333" } } }`,
      'tokens.light.json:1:111 "on-info" (#333333) on "info" (#000000) has a contrast of 1.66:1; it must be at least 4.5:1.',
    ],
    [
      'a background of a component that is unreadable only in it',
      `{ ${swapped}, "component": { "header-bg": { "$type": "color", "$value": "#333333" } } }`,
      'tokens.light.json:1:114 "accent-text" (#000000) on "header-bg" (#333333) has a contrast of 1.66:1',
    ],
    [
      'only some of the colours',
      '{ "semantic": { "$type": "color", "surface": { "$value": "#ffffff" }, "text": { "$value": "#000000" } } }',
      'tokens.light.json:1:15 This palette lacks "text-muted", ',
    ],
    [
      'a misspelt colour',
      `{ ${swapped}, "semantic": { "sufrace": { "$type": "color", "$value": "#ffffff" } } }`,
      'tokens.light.json:1:100 Unknown token "semantic.sufrace". | Did you mean "surface"?',
    ],
    [
      'a reference to no token',
      `{ ${swapped}, "semantic": { "surface": { "$value": "{palette.blak}" } } }`,
      'tokens.light.json:1:123 "{palette.blak}" refers to a token that does not exist. | Did you mean "palette.black"?',
    ],
    [
      'a scale',
      `{ ${swapped}, "scale": { "space": { "1": { "$value": { "value": 2, "unit": "px" } } } } }`,
      'tokens.light.json:1:86 "scale" has no place in a second palette. | Sizes and motion are the same in both palettes. Set them in tokens.json.',
    ],
    [
      'the same palette again',
      '{}',
      'tokens.light.json:1:1 The second palette must be light, but it is dark. | The surface is #000000, the text #ffffff.',
    ],
    ['no JSON', '{ "palette": ', 'tokens.light.json:1:14 A value is expected here'],
    [
      'an unknown group',
      `{ ${swapped}, "semantik": {} }`,
      'tokens.light.json:1:86 Unknown group "semantik".',
    ],
  ])('has no second palette with %s', (_name, text, problem) => {
    const found = problemsOf(withPalette(text));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(problem);
  });

  it('may set a colour to the value of the first palette', () => {
    const set = (muted: string) =>
      `{ "semantic": { "$type": "color", "surface": { "$value": "#ffffff" }, "text": { "$value": "#000000" }${muted} } }`;
    const lacking = (text: string) =>
      problemsOf(withPalette(text)).filter((problem) => /lacks [^,]*"text-muted"/.test(problem));
    const { tokens } = loadClient(withPalette(`{ ${swapped} }`));
    const first = tokens['--text-muted'] ?? '';
    expect(lacking(set(''))).toHaveLength(1);
    expect(lacking(set(`, "text-muted": { "$value": "${first}" }`))).toEqual([]);
  });

  it('names the second file after the other scheme', () => {
    expect(problemsOf(withPalette(`{ ${swapped} }`, 'tokens.dark.json'))).toEqual([
      'tokens.dark.json:1:1 tokens.json is the dark palette of this brand. | Name the light palette "tokens.light.json".',
    ]);
    expect(problemsOf(withPalette('{}', 'tokens.ligth.json'))).toEqual([
      'tokens.ligth.json:1:1 "tokens.ligth.json" has no meaning here. | Did you mean "tokens.light.json"?',
    ]);
  });

  it('reports a mistake of the first palette once', () => {
    const { folder } = brand({
      ...changed([
        'tokens.json',
        '"on-info": { "$value": "{palette.black}"',
        '"on-info": { "$value": "#8a8a8a"',
      ]),
      'tokens.light.json': `{ ${swapped}, "semantic": { "on-info": { "$value": "{palette.black}" } } }`,
    });
    expect(problemsOf(folder).map((text) => text.split(' ', 1)[0])).toEqual(['tokens.json:22:16']);
  });
});
