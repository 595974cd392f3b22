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
    expect(named('surface')).toMatchObject([{ tier: 'semantic', type: 'color' }]);
    expect(named('surface')[0]?.from).toMatch(/^palette\./);
    expect(named('radius-md')).toMatchObject([{ tier: 'scale', css: '2px' }]);
    expect(named('radius-md')[0]?.isDefault).toBeUndefined();
    expect(named('space-4')).toMatchObject([{ css: '16px', isDefault: true }]);
    expect(tokens.some(({ tier }) => tier === 'palette')).toBe(true);
  });

  it('measures every pair with a required contrast, including those that fail', () => {
    const { pairs } = sheetOf();
    expect(
      pairs.filter(({ front, ground }) =>
        contrastPairs.some((pair) => pair.front === front && pair.ground === ground),
      ),
    ).toHaveLength(contrastPairs.length);
    expect(pairs.every(({ ratio, least }) => ratio >= least)).toBe(true);
    const grey = sheetOf((text) => text.replace(/("text-muted": \{ "\$value": )"[^"]*"/, '$1"#555555"'));
    const failing = grey.pairs.filter(({ ratio, least }) => ratio < least);
    expect(new Set(failing.map(({ front }) => front))).toEqual(new Set(['text-muted']));
  });

  it('has the values and contrasts of the second palette, and the other values of the first', () => {
    const files = exampleFiles();
    const second = { semantic: { text: { $value: '#444444' } } };
    const { folder } = brand({ ...files, 'tokens.light.json': JSON.stringify(second) });
    const sheet = readTokenSheet(folder, 'tokens.light.json');
    const cssOf = (name: string) => sheet.tokens.find((token) => token.name === name)?.css;
    expect(cssOf('text')).toBe('#444444');
    expect(cssOf('surface')).toBe(readTokenSheet(folder).tokens.find(({ name }) => name === 'surface')?.css);
    const failing = sheet.pairs.filter(({ ratio, least }) => ratio < least);
    expect(new Set(failing.map(({ front }) => front))).toContain('text');
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
