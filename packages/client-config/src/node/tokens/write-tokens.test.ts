import { describe, expect, it } from 'vitest';
import { colourCss, contrastOf, nearestReadable, parseColour, type Colour } from './colour.ts';
import { cssOfToken, renderTokensCss } from './write-tokens.ts';

const px = (value: unknown, unit: unknown = 'px') => ({ value, unit });
const shadow = { color: '#00000080', offsetX: px(0), offsetY: px(4), blur: px(8), spread: px(0) };

describe('the CSS of a token', () => {
  it.each([
    ['color', '#0b1026', '#0b1026'],
    ['color', 'red', undefined],
    ['dimension', px(16), '16px'],
    ['dimension', px(1.5, 'rem'), '1.5rem'],
    ['dimension', px(1, 'em'), undefined],
    ['dimension', px('1'), undefined],
    ['dimension', px(1, 7), undefined],
    ['dimension', 16, undefined],
    ['duration', px(180, 'ms'), '180ms'],
    ['duration', px(1, 's'), '1s'],
    ['duration', px(1), undefined],
    ['number', 1.6, '1.6'],
    ['number', Infinity, undefined],
    ['number', '1', undefined],
    ['fontWeight', 1, '1'],
    ['fontWeight', 1000, '1000'],
    ['fontWeight', 0, undefined],
    ['fontWeight', 1001, undefined],
    ['fontWeight', 'bold', undefined],
    ['cubicBezier', [0.2, 0, 0, 1], 'cubic-bezier(0.2,0,0,1)'],
    ['cubicBezier', [0.2, 0, 0], undefined],
    ['cubicBezier', [0.2, 0, 0, '1'], undefined],
    ['cubicBezier', '0,0,0,1', undefined],
    ['shadow', shadow, '0px 4px 8px 0px rgba(0,0,0,0.502)'],
    ['shadow', { ...shadow, inset: true }, 'inset 0px 4px 8px 0px rgba(0,0,0,0.502)'],
    ['shadow', { ...shadow, inset: 'yes' }, '0px 4px 8px 0px rgba(0,0,0,0.502)'],
    [
      'shadow',
      [shadow, { ...shadow, inset: true }],
      '0px 4px 8px 0px rgba(0,0,0,0.502),inset 0px 4px 8px 0px rgba(0,0,0,0.502)',
    ],
    ['shadow', [], undefined],
    ['shadow', [shadow, {}], undefined],
    ['shadow', { ...shadow, blur: undefined }, undefined],
    ['shadow', { ...shadow, color: 'x' }, undefined],
    ['shadow', 'x', undefined],
  ] as const)('of the kind %s with %j is %j', (type, value, css) => {
    expect(cssOfToken('any', type, value)).toBe(css);
  });

  it.each([
    ['text-md', '1.125rem'],
    ['hero-title-size', '1.125rem'],
    ['hero-text-size', '1.125rem'],
    ['hero-font-size', '1.125rem'],
    ['context-md', '18px'],
    ['hero-size', '18px'],
    ['hero-title-size-max', '18px'],
  ])('that is the font size %s follows the browser’s text size', (name, css) => {
    expect(cssOfToken(name, 'dimension', px(18))).toBe(css);
    expect(cssOfToken(name, 'dimension', px(18, 'rem'))).toBe('18rem');
    expect(cssOfToken(name, 'duration', px(18, 'ms'))).toBe('18ms');
  });

  it('is written for the root', () => {
    expect(renderTokensCss({ 'color-scheme': 'dark', '--a': '1px' })).toBe(
      ':root{color-scheme:dark;--a:1px}',
    );
    expect(renderTokensCss({})).toBe(':root{}');
  });
});

describe('a colour', () => {
  const srgb = (components: unknown, more: object = {}) => ({ colorSpace: 'srgb', components, ...more });
  const of = (value: unknown): Colour => parseColour(value) ?? { red: -1, green: -1, blue: -1, alpha: -1 };

  it.each([
    ['#0B1026', '#0b1026'],
    ['#0b1026ff', '#0b1026'],
    ['#0b102680', 'rgba(11,16,38,0.502)'],
    [srgb([0, 0.5, 1]), '#0080ff'],
    [srgb([0, 0.5, 1], { alpha: 0.25 }), 'rgba(0,128,255,0.25)'],
    [srgb([0, 0.5, 1], { alpha: 1 }), '#0080ff'],
  ])('%j is %s', (value, css) => {
    expect(colourCss(of(value))).toBe(css);
  });

  it.each([
    '#fff',
    '0b1026',
    '#0b10261',
    'x#0b1026',
    7,
    null,
    srgb([0, 0, 0, 0]),
    srgb([0, 0]),
    srgb([0, 0, 1.1]),
    srgb([-0.1, 0, 0]),
    srgb([0, '1', 0]),
    srgb('x'),
    srgb([0, 0, 0], { alpha: 2 }),
    { colorSpace: 'hsl', components: [0, 0, 0] },
  ])('is not %j', (value) => expect(parseColour(value)).toBeUndefined());

  it('has the contrast of WCAG, whichever is in front', () => {
    const ratio = (a: string, b: string) => Math.round(contrastOf(of(a), of(b)) * 100) / 100;
    expect(ratio('#ffffff', '#000000')).toBe(21);
    expect(ratio('#777777', '#ffffff')).toBe(4.48);
    expect(ratio('#ffffff', '#767676')).toBe(4.54);
    expect(ratio('#ff0000', '#00ff00')).toBe(2.91);
    expect(ratio('#0000ff', '#0a0a0a')).toBe(2.3);
    expect(ratio('#0a0a0a', '#0b0b0b')).toBe(1.01);
  });

  it('becomes readable by the smallest step, lighter or darker', () => {
    const readable = (foreground: string, background: string, minRatio: number) => {
      const found = nearestReadable(of(foreground), of(background), minRatio);
      return found && colourCss(found);
    };
    expect(readable('#808080', '#ffffff', 4.5)).toBe('#767676');
    expect(readable('#808080', '#000000', 7)).toBe('#969696');
    expect(readable('#808080', '#808080', 21)).toBeUndefined();
    expect(readable('#ffffff', '#ffffff', 21)).toBe('#000000');
  });
});
