import { afterAll, describe, expect, it } from 'vitest';
import { brand, exampleFiles, removeBrands } from '../../../test/example-brand.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { readTokenSheet } from './token-sheet.ts';

afterAll(removeBrands);

function sheetOf(change: (tokens: string) => string = (tokens) => tokens) {
  const tokens = change(exampleFiles()['tokens.json'] ?? '');
  return readTokenSheet(brand({ 'tokens.json': tokens }).folder);
}

describe('the sheet of a tokens file', () => {
  it('lists each token of every tier, its reference, and the values that are defaults', () => {
    const { tokens } = sheetOf((text) =>
      text.replace(
        '  "semantic"',
        () =>
          '"scale": { "radius": { "md": { "$type": "dimension", "$value": { "value": 2, "unit": "px" } } } },\n  "semantic"',
      ),
    );
    const named = (name: string) => tokens.filter((token) => token.name === name);
    expect(named('surface')).toMatchObject([{ group: 'semantic', type: 'color' }]);
    expect(named('surface')[0]?.from).toMatch(/^palette\./);
    expect(named('radius-md')).toMatchObject([{ group: 'scale', css: '2px' }]);
    expect(named('radius-md')[0]?.isDefault).toBeUndefined();
    expect(named('space-4')).toMatchObject([{ css: '16px', isDefault: true }]);
    expect(tokens.some(({ group }) => group === 'palette')).toBe(true);
  });

  it('has the facts of each token and each pair', () => {
    const tokens = {
      palette: {
        $type: 'color',
        ink: { $value: '#000000' },
        5: { $type: 'number', $value: 5 },
        no: { $value: 'x' },
      },
      semantic: { text: { $value: '{palette.ink}' }, surface: { $type: 'color', $value: '#FFFFFF80' } },
      scale: {
        space: { 1: { $value: { value: 3, unit: 'px' } } },
        text: { md: { $value: { value: 8, unit: 'px' } } },
      },
      component: {
        'card-bg': { $type: 'color', $value: '#ffffff' },
        'toast-bg': { $type: 'color', $value: '#ffffff' },
      },
    };
    const sheet = readTokenSheet(brand({ 'tokens.json': JSON.stringify(tokens) }).folder);
    expect(sheet.tokens.filter(({ isDefault }) => isDefault !== true)).toStrictEqual([
      { group: 'palette', name: '5', type: 'number', css: '5', from: undefined },
      { group: 'palette', name: 'ink', type: 'color', css: '#000000', from: undefined },
      { group: 'semantic', name: 'text', type: 'color', css: '#000000', from: 'palette.ink' },
      { group: 'semantic', name: 'surface', type: 'color', css: 'rgba(255,255,255,0.502)', from: undefined },
      { group: 'scale', name: 'space-1', type: 'dimension', css: '3px', from: undefined },
      { group: 'scale', name: 'text-md', type: 'dimension', css: '0.5rem', from: undefined },
      { group: 'component', name: 'card-bg', type: 'color', css: '#ffffff', from: undefined },
      { group: 'component', name: 'toast-bg', type: 'color', css: '#ffffff', from: undefined },
    ]);
    expect(
      sheet.tokens.filter(({ name }) => /^(space-[12]|text-md)$/.test(name)).map(({ name }) => name),
    ).toEqual(['space-1', 'text-md', 'space-2']);
    const pair = { foregroundCss: '#000000', ratio: 21 };
    expect(sheet.pairs.slice(0, 2)).toStrictEqual([
      {
        foreground: 'text',
        background: 'surface',
        minRatio: 4.5,
        ...pair,
        backgroundCss: 'rgba(255,255,255,0.502)',
      },
      { foreground: 'text', background: 'card-bg', minRatio: 4.5, ...pair, backgroundCss: '#ffffff' },
    ]);
    expect(
      sheet.pairs
        .slice(2)
        .map(({ foreground, foregroundCss, background, backgroundCss, minRatio }) => [
          foreground,
          foregroundCss,
          background,
          backgroundCss,
          minRatio,
        ]),
    ).toEqual([
      ['#ff9d9d', '#ff9d9d', 'toast-bg', '#ffffff', 3],
      ['#8ab4ff', '#8ab4ff', 'toast-bg', '#ffffff', 3],
      ['#6ee7a8', '#6ee7a8', 'toast-bg', '#ffffff', 3],
      ['#ffffff', '#ffffff', 'toast-bg', '#ffffff', 4.5],
    ]);
  });

  it('has only defaults for a folder without tokens', () => {
    const { tokens, pairs } = readTokenSheet(brand({ 'client.json': '' }).folder);
    expect(tokens.every(({ isDefault }) => isDefault === true)).toBe(true);
    expect(tokens[0]).toEqual({
      group: 'scale',
      name: 'space-1',
      type: 'dimension',
      css: '4px',
      isDefault: true,
    });
    expect(pairs).toEqual([]);
  });

  it('measures every pair with a required contrast, including those that fail', () => {
    const { pairs } = sheetOf();
    expect(
      pairs.filter(({ foreground, background }) =>
        contrastPairs.some((pair) => pair.foreground === foreground && pair.background === background),
      ),
    ).toHaveLength(contrastPairs.length);
    expect(pairs.every(({ ratio, minRatio }) => ratio >= minRatio)).toBe(true);
    const grey = sheetOf((text) => text.replace(/("text-muted": \{ "\$value": )"[^"]*"/, '$1"#555555"'));
    const failing = grey.pairs.filter(({ ratio, minRatio }) => ratio < minRatio);
    expect(new Set(failing.map(({ foreground }) => foreground))).toEqual(new Set(['text-muted']));
  });

  it('has the values and contrasts of the second palette, and the other values of the first', () => {
    const files = exampleFiles();
    const second = { semantic: { text: { $value: '#444444' } } };
    const { folder } = brand({ ...files, 'tokens.light.json': JSON.stringify(second) });
    const sheet = readTokenSheet(folder, 'tokens.light.json');
    const cssOf = (name: string) => sheet.tokens.find((token) => token.name === name)?.css;
    expect(cssOf('text')).toBe('#444444');
    expect(cssOf('surface')).toBe(readTokenSheet(folder).tokens.find(({ name }) => name === 'surface')?.css);
    const failing = sheet.pairs.filter(({ ratio, minRatio }) => ratio < minRatio);
    expect(new Set(failing.map(({ foreground }) => foreground))).toContain('text');
  });

  it('lists the valid tokens of a file with errors', () => {
    expect(
      sheetOf((text) => text.replace(/("text": \{ "\$value": )"[^"]*"/, '$1"{palette.nowhere}"')).tokens.some(
        ({ name }) => name === 'surface',
      ),
    ).toBe(true);
    expect(sheetOf(() => '{').pairs).toEqual([]);
  });
});
