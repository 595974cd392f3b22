import { describe, expect, it } from 'vitest';
import { exampleFiles } from '../../../test/example-brand.ts';
import { readJsonSource } from '../json-source.ts';
import { colourCss, contrastOf, parseColour } from './colour.ts';
import { renderTokensCss } from './write-tokens.ts';
import { resolveTokens } from './resolve-tokens.ts';
import { semanticColours } from './token-names.ts';
import { contrastPairs } from './contrast-pairs.ts';

function resolved(extra: string) {
  const text = (exampleFiles()['tokens.json'] ?? '').replace('  "semantic"', () => `${extra}\n  "semantic"`);
  const { properties, problems } = resolveTokens(readJsonSource('tokens.json', text));
  expect(problems).toEqual([]);
  return properties;
}

const colour = (text: string) => parseColour(text) ?? { red: -1, green: -1, blue: -1, alpha: -1 };

describe('resolveTokens', () => {
  it('returns all semantic colours and scales that ui-kit reads', () => {
    const properties = resolved('');
    for (const name of semanticColours) expect(properties[`--${name}`]).toMatch(/^#/);
    expect(properties).toMatchObject({
      '--space-1': '4px',
      '--space-8': '48px',
      '--text-2xl': '2rem',
      '--leading-body': '1.6',
      '--radius-full': '9999px',
      '--motion-slow': '240ms',
    });
  });

  it('lets a brand override scales and add component tokens of every type', () => {
    const px = (value: number) => `{ "value": ${value}, "unit": "px" }`;
    const shadow = `{ "color": "{palette.black}", "offsetX": ${px(0)}, "offsetY": ${px(2)}, "blur": ${px(6)}, "spread": ${px(0)} }`;
    const properties = resolved(`
      "scale": {
        "radius": { "md": { "$type": "dimension", "$value": ${px(2)} } },
        "shadow": { "1": { "$type": "shadow", "$value": [${shadow}, ${shadow}] } },
        "motion": { "fast": { "$type": "duration", "$value": { "value": 0.1, "unit": "s" } },
                    "easing": { "$type": "cubicBezier", "$value": [0.1, 0.2, 0.3, 1] } },
        "weight": { "bold": { "$type": "fontWeight", "$value": 600 } } },
      "component": {
        "bottom-bar-bg": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0.2] } },
        "bottom-bar-text": { "$value": "{semantic.text}" } },`);
    expect(properties).toMatchObject({
      '--radius-md': '2px',
      '--radius-lg': '16px',
      '--shadow-1': '0px 2px 6px 0px #000000,0px 2px 6px 0px #000000',
      '--motion-fast': '0.1s',
      '--motion-easing': 'cubic-bezier(0.1,0.2,0.3,1)',
      '--weight-bold': '600',
      '--bottom-bar-bg': '#000033',
      '--bottom-bar-text': '#ffffff',
    });
  });

  it('converts a font size from pixels to rem, so that it follows the text size of the browser', () => {
    const size = (value: number, unit: string) =>
      `{ "$type": "dimension", "$value": { "value": ${value}, "unit": "${unit}" } }`;
    const properties = resolved(`
      "scale": { "text": { "sm": ${size(15, 'px')}, "lg": ${size(1.5, 'rem')} } },
      "component": { "hero-title-size": ${size(44, 'px')}, "field-radius": ${size(4, 'px')} },`);
    expect(properties).toMatchObject({
      '--text-sm': '0.9375rem',
      '--text-lg': '1.5rem',
      '--hero-title-size': '2.75rem',
      '--field-radius': '4px',
    });
  });

  it('writes one CSS rule', () => {
    expect(renderTokensCss({ 'color-scheme': 'dark', '--surface': '#000000' })).toBe(
      ':root{color-scheme:dark;--surface:#000000}',
    );
  });
});

describe('colours', () => {
  it('are written in a format that Edge 15 supports', () => {
    expect(colourCss(colour('#0b1026'))).toBe('#0b1026');
    expect(colourCss(colour('#0b102680'))).toBe('rgba(11,16,38,0.502)');
  });

  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#0000ff', '#ffffff', 8.59],
  ])('have the contrast of WCAG: %s on %s is %d', (a, b, ratio) => {
    expect(contrastOf(colour(a), colour(b))).toBeCloseTo(ratio, 2);
    expect(contrastOf(colour(b), colour(a))).toBeCloseTo(ratio, 2);
  });

  it('all have a required contrast, except decorative lines and page overlays', () => {
    const paired = new Set<string>(
      contrastPairs.flatMap(({ foreground, background }) => [foreground, background]),
    );
    expect(semanticColours.filter((name) => !paired.has(name))).toEqual(['overlay', 'border']);
  });

  it.each(['#fff', 'red', '#12345g', '', null, 5, { colorSpace: 'display-p3', components: [0, 0, 0] }])(
    'refuse %j',
    (value) => {
      expect(parseColour(value)).toBeUndefined();
    },
  );
});
