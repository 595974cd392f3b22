import { describe, expect, it } from 'vitest';
import { exampleFiles } from '../../../test/example-brand.ts';
import { isJsonObject, readJsonSource } from '../json-source.ts';
import { checkColorScheme } from './check-color-scheme.ts';
import { exportTokens } from './export-tokens.ts';
import { resolveTokens } from './resolve-tokens.ts';
import { rangeMistake } from './token-ranges.ts';

const px = (value: number) => ({ value, unit: 'px' });
const rem = (value: number) => ({ value, unit: 'rem' });
const ms = (value: number) => ({ value, unit: 'ms' });
const shadow = (more: object = {}) => ({
  color: '#000000',
  offsetX: px(0),
  offsetY: px(0),
  blur: px(0),
  spread: px(0),
  ...more,
});

describe('the range of a token', () => {
  it.each([
    ['scale', 'space-1', [px(0), px(96), rem(6)], [px(-1), px(97), rem(6.1)], '0 to 96px'],
    ['scale', 'text-md', [px(10), px(64), rem(4)], [px(9), px(65), rem(0.5)], '10 to 64px'],
    ['scale', 'leading-body', [1, 2.5], [0.9, 2.6], '1 to 2.5'],
    ['scale', 'radius-md', [px(0), px(9999)], [px(-1), px(10_000)], '0 to 9999px'],
    [
      'scale',
      'motion-fast',
      [ms(0), ms(1000), { value: 1, unit: 's' }],
      [ms(-1), ms(1001), { value: 2, unit: 's' }],
      '0 to 1000ms',
    ],
    ['scale', 'weight-bold', [100, 900], [99, 901], '100 to 900'],
    ['component', 'card-radius', [px(0), px(9999)], [px(-1), px(10_000)], '0 to 9999px'],
    ['component', 'hero-title-size', [px(10), px(128)], [px(9), px(129)], '10 to 128px'],
  ])('%s.%s has %j and not %j', (tier, name, inside, outside, range) => {
    expect(inside.map((value) => rangeMistake(tier, name, 'dimension', value))).toEqual(
      inside.map(() => undefined),
    );
    for (const value of outside)
      expect(rangeMistake(tier, name, 'dimension', value)).toMatch(
        new RegExp(`^is -?[\\d.]+\\w*; it must be from ${range}$`),
      );
  });

  it('is in the unit of the scale', () => {
    expect(rangeMistake('scale', 'space-1', 'dimension', rem(7))).toBe('is 112px; it must be from 0 to 96px');
    expect(rangeMistake('scale', 'motion-slow', 'duration', { value: 1.5, unit: 's' })).toBe(
      'is 1500ms; it must be from 0 to 1000ms',
    );
    expect(rangeMistake('scale', 'leading-tight', 'number', 3)).toBe('is 3; it must be from 1 to 2.5');
  });

  it.each([
    ['scale', 'unknown-1', px(1e6)],
    ['scale', '', px(1e6)],
    ['component', 'card-width', px(1e6)],
    ['component', 'radius-card', px(1e6)],
    ['component', 'size-of', px(1e6)],
    ['component', 'card-radius', '5px'],
    ['component', 'card-radius', { value: '5', unit: 'px' }],
    ['component', 'card-radius', null],
  ])('of %s.%s does not exist for %j', (tier, name, value) => {
    expect(rangeMistake(tier, name, 'dimension', value)).toBeUndefined();
  });

  it.each([
    [shadow(), undefined],
    [shadow({ offsetX: px(96), offsetY: px(-96), blur: px(96), spread: px(-96) }), undefined],
    [shadow({ offsetX: px(97) }), 'has a offsetX of 97px; it must be from -96 to 96px'],
    [shadow({ offsetY: px(-97) }), 'has a offsetY of -97px; it must be from -96 to 96px'],
    [shadow({ blur: rem(7) }), 'has a blur of 112px; it must be from 0 to 96px'],
    [shadow({ blur: px(-1) }), 'has a blur of -1px; it must be from 0 to 96px'],
    [shadow({ spread: px(97) }), 'has a spread of 97px; it must be from -96 to 96px'],
    [[shadow(), shadow({ spread: px(-97) })], 'has a spread of -97px; it must be from -96 to 96px'],
    [[shadow(), 'x'], undefined],
    [{}, undefined],
  ])('of the shadow %j: %s', (value, mistake) => {
    expect(rangeMistake('scale', 'shadow-1', 'shadow', value)).toBe(mistake);
  });
});

describe('the scheme of a palette', () => {
  const problemsWith = (colorScheme: unknown, surface: string, text: string) => {
    const source = readJsonSource('client.json', JSON.stringify({ theme: { colorScheme } }));
    return checkColorScheme(source, { '--surface': surface, '--text': text });
  };

  it.each([
    ['dark', '#000000', '#ffffff'],
    ['light', '#ffffff', '#000000'],
    ['light', '#777777', '#777777'],
    ['other', '#000000', '#ffffff'],
    ['light', 'black', '#ffffff'],
    ['light', '#000000', 'white'],
    [undefined, '#000000', '#ffffff'],
  ])('may be %s for %s and %s', (scheme, surface, text) => {
    expect(problemsWith(scheme, surface, text)).toEqual([]);
  });

  it.each([
    ['light', 'dark', '#000000', '#ffffff'],
    ['dark', 'light', '#ffffff', '#000000'],
  ])('is not %s if it is %s', (declared, scheme, surface, text) => {
    expect(problemsWith(declared, surface, text)).toEqual([
      {
        file: 'client.json',
        line: 1,
        column: 25,
        message: `"theme.colorScheme" is "${declared}", but the palette is ${scheme}.`,
        hint: `The surface is ${surface}, the text ${text}.`,
      },
    ]);
    expect(checkColorScheme(readJsonSource('client.json', '{}'))).toEqual([]);
  });
});

type Tokens = Readonly<Record<string, unknown>>;
const example: unknown = JSON.parse(exampleFiles()['tokens.json'] ?? '');

/**
 * Returns the problems of the example brand with additional tokens, as texts. Each text has the JSON at the problem,
 * the message and the hint.
 */
function problemsOf(more: Tokens): readonly string[] {
  const base = isJsonObject(example) ? example : {};
  const merged = Object.entries(more).map(([group, tokens]) => {
    const own = base[group];
    return [group, isJsonObject(own) && isJsonObject(tokens) ? { ...own, ...tokens } : tokens];
  });
  const text = JSON.stringify({ ...base, ...Object.fromEntries(merged) }, null, 1);
  const lines = text.split('\n');
  return resolveTokens(readJsonSource('tokens.json', text)).problems.map(
    ({ line, column, message, hint }) => {
      const source = lines[line - 1]?.slice(column - 1).replace(/,$/, '');
      return [source, message, ...(hint === undefined ? [] : [hint])].join(' | ');
    },
  );
}

const colour = (value: unknown) => ({ $type: 'color', $value: value });

describe('the exported defaults', () => {
  it('have the values of the scales in their DTCG forms', () => {
    const { scale } = exportTokens(readJsonSource('tokens.json', '{}'));
    expect(scale).toMatchObject({
      space: { 1: { $type: 'dimension', $value: { value: 4, unit: 'px' } } },
      text: { xs: { $type: 'dimension', $value: { value: 0.75, unit: 'rem' } } },
      weight: { bold: { $type: 'fontWeight', $value: 700 } },
      leading: { body: { $type: 'number', $value: 1.6 } },
      shadow: {
        2: {
          $type: 'shadow',
          $value: {
            color: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.28, hex: '#000000' },
            offsetX: { value: 0, unit: 'px' },
            offsetY: { value: 4, unit: 'px' },
            blur: { value: 12, unit: 'px' },
            spread: { value: 0, unit: 'px' },
          },
        },
      },
      motion: {
        fast: { $type: 'duration', $value: { value: 120, unit: 'ms' } },
        easing: { $type: 'cubicBezier', $value: [0.2, 0, 0, 1] },
      },
    });
  });

  it('do not replace tokens of the brand, whose types are those of their group or scale', () => {
    const tokens = {
      palette: { $type: 'color', a: { $value: '#102030' }, untyped: { $value: 5 } },
      semantic: { text: { $value: '#ffffff' }, border: { $value: '{palette.a}' } },
      scale: {
        space: { 1: { $value: px(3) } },
        shadow: {
          1: { $value: shadow({ color: '#01020380' }) },
          2: { $value: [shadow({ color: '{palette.a}' }), 'x'] },
        },
        unknown: { 1: { $value: 3 } },
      },
      component: { 'card-bg': { $value: '{palette.a}' }, 'field-bg': { $value: '#ffffff' } },
    };
    const exported = exportTokens(readJsonSource('tokens.json', JSON.stringify(tokens)));
    const hex = (value: string, components: readonly number[], alpha = 1) => ({
      colorSpace: 'srgb',
      components,
      alpha,
      hex: value,
    });
    expect(exported).toMatchObject({
      palette: { a: { $type: 'color', $value: hex('#102030', [0.062745, 0.12549, 0.188235]) } },
      semantic: {
        text: { $type: 'color', $value: hex('#ffffff', [1, 1, 1]) },
        border: { $type: 'color', $value: '{palette.a}' },
      },
      scale: {
        space: { 1: { $type: 'dimension', $value: px(3) }, 2: { $value: px(8) } },
        shadow: {
          1: { $value: { color: hex('#010203', [0.003922, 0.007843, 0.011765], 0.501961), offsetX: px(0) } },
          2: { $value: [{ color: '{palette.a}' }, 'x'] },
          3: { $value: { blur: px(32) } },
        },
      },
      component: { 'card-bg': { $type: 'color', $value: '{palette.a}' } },
    });
    expect(exported['scale']).not.toHaveProperty('unknown');
    expect(exported['component']).not.toHaveProperty('field-bg');
  });
});

describe('tokens.json is reported for', () => {
  const wrong: readonly (readonly [name: string, tokens: Tokens, problems: readonly string[]])[] = [
    [
      'a value in place of a token',
      { palette: { ink: '#000000' } },
      ['"#000000" | "palette.ink" is neither a group nor a token. | A token is written { "$value": … }.'],
    ],
    [
      'unknown fields',
      { palette: { ink: { $descripton: 'a', $value: '#000000' }, $foo: 1 } },
      [
        '"$foo": 1 | Unknown field "$foo". | Known: $value, $type, $description, $extensions, $deprecated.',
        '"$descripton": "a" | Unknown field "$descripton". | Did you mean "$description"?',
      ],
    ],
    [
      'an unknown type',
      { palette: { ink: { $type: 'colour', $value: '#000000' } } },
      ['"colour" | "colour" is not a supported type of token. | Did you mean "color"?'],
    ],
    [
      'a type that is no text',
      { palette: { ink: { $type: 5, $value: '#000000' } } },
      [
        '5 | 5 is not a supported type of token. | Known: color, dimension, duration, number, fontWeight, cubicBezier, shadow.',
      ],
    ],
    [
      'an unknown group',
      { colors: {} },
      ['"colors": {} | Unknown group "colors". | Known: palette, semantic, scale, component.'],
    ],
    [
      'a token without a type',
      {
        palette: { $type: undefined, black: colour('#000000'), white: colour('#ffffff'), ink: { $value: 5 } },
      },
      ['{ | "palette.ink" does not say its kind. | Add a "$type".'],
    ],
    [
      'tokens without a type, once',
      { palette: { $type: undefined, ink: { $value: 5 } } },
      [
        '{ | 3 tokens in "palette" do not say their kind, such as "palette.black". | Add a "$type" to "palette", such as "color".',
      ],
    ],
    [
      'a misspelt value, once for all references to it',
      { palette: { ink: { value: '#000000' } }, semantic: { text: { $value: '{palette.ink}' } } },
      ['"#000000" | "palette.ink.value" is neither a group nor a token. | Did you mean "$value"?'],
    ],
    [
      'a token inside a token',
      { palette: { ink: { $type: 'color', $value: '#000000', dark: colour('#111111') } } },
      [
        '"dark": { | "palette.ink" is a token, so "dark" in it has no effect. | A token has no other tokens inside.',
      ],
    ],
    [
      'a missing group, once',
      { semantic: { text: { $value: '{palette.ink.900}' }, accent: { $value: '{palette.ink.500}' } } },
      [
        '"{palette.ink.900}" | "{palette.ink.900}" refers to a token that does not exist: there is no group "palette.ink". | Known: palette.black, palette.white, semantic.surface, semantic.surface-raised, semantic.surface-sunken, semantic.overlay, semantic.text, semantic.text-muted, semantic.accent, semantic.accent-strong, semantic.on-accent, semantic.accent-text, and 15 more.',
      ],
    ],
    [
      'missing colours, once',
      { semantic: { text: undefined, accent: undefined } },
      ['{ | "semantic" lacks the colours "text", "accent".'],
    ],
    [
      'a list of colours',
      { semantic: [] },
      ['[] | "semantic" is neither a group nor a token. | A token is written { "$value": … }.'],
    ],
    [
      'a colour under a misspelt name, once',
      { semantic: { text: undefined, txt: { $value: '{palette.white}' } } },
      ['"txt": { | Unknown token "semantic.txt". | Did you mean "text"?'],
    ],
    [
      'a reference to no token',
      { palette: { ink: colour('{palette.blck}') } },
      [
        '"{palette.blck}" | "{palette.blck}" refers to a token that does not exist. | Did you mean "palette.black"?',
      ],
    ],
    [
      'a reference to itself',
      { palette: { ink: colour('{palette.ink}') } },
      ['"{palette.ink}" | This reference is circular: palette.ink -> palette.ink.'],
    ],
    [
      'a circle after a first reference',
      { palette: { a: colour('{palette.b}'), b: colour('{palette.c}'), c: colour('{palette.b}') } },
      ['"{palette.c}" | This reference is circular: palette.b -> palette.c -> palette.b.'],
    ],
    [
      'a reference to no token inside a value',
      {
        scale: {
          shadow: { 1: { $type: 'shadow', $value: [shadow(), shadow({ color: '{palette.zzzzzzzzzzzz}' })] } },
        },
      },
      [
        '"{palette.zzzzzzzzzzzz}" | "{palette.zzzzzzzzzzzz}" refers to a token that does not exist. | Known: palette.black, palette.white, semantic.surface, semantic.surface-raised, semantic.surface-sunken, semantic.overlay, semantic.text, semantic.text-muted, semantic.accent, semantic.accent-strong, semantic.on-accent, semantic.accent-text, and 16 more.',
      ],
    ],
    [
      'an unknown colour',
      { semantic: { surfce: colour('#000000') } },
      ['"surfce": { | Unknown token "semantic.surfce". | Did you mean "surface"?'],
    ],
    [
      'a colour that is none',
      { semantic: { focus: { $type: 'number', $value: 5 } } },
      [
        '5 | "semantic.focus" is not a color. | Write "#0b1026", "#0b102680" or { "colorSpace": "srgb", "components": [0, 0.5, 1] }.',
      ],
    ],
    [
      'translucent colours',
      { semantic: { text: colour('#ffffff80'), overlay: colour('#00000080'), border: colour('#ffffff80') } },
      ['{ | "text" must be opaque. | Its contrast would depend on what is below it.'],
    ],
    [
      'an unknown scale',
      { scale: { space: { 9: { $type: 'dimension', $value: px(1) } }, zzz: { 1: { $value: 1 } } } },
      [
        '"9": { | Unknown token "scale.space.9". | Did you mean "space-1"?',
        '"1": { | Unknown token "scale.zzz.1". | Known: space-1, space-2, space-3, space-4, space-5, space-6, space-7, space-8, text-xs, text-sm, text-md, text-lg, and 17 more.',
      ],
    ],
    [
      'values of the wrong type in scales',
      {
        scale: {
          space: { 1: { $value: 1 } },
          weight: { bold: { $value: 'x' } },
          leading: { body: { $value: 'x' } },
          motion: { fast: { $value: 1 }, easing: { $value: 1 } },
          shadow: { 1: { $value: 1 } },
        },
      },
      [
        '1 | "scale.space.1" is not a dimension. | Write { "value": 16, "unit": "px" }.',
        '"x" | "scale.weight.bold" is not a fontWeight. | Write 700.',
        '"x" | "scale.leading.body" is not a number. | Write 1.6.',
        '1 | "scale.motion.fast" is not a duration. | Write { "value": 180, "unit": "ms" }.',
        '1 | "scale.motion.easing" is not a cubicBezier. | Write [0.2, 0, 0, 1].',
        '1 | "scale.shadow.1" is not a shadow. | Write { "color", "offsetX", "offsetY", "blur", "spread" }, each a token value, or a list of such.',
      ],
    ],
    [
      'a value out of its range',
      { scale: { space: { 1: { $type: 'dimension', $value: px(97) } } } },
      ['{ | "scale.space.1" is 97px; it must be from 0 to 96px.'],
    ],
    [
      'component tokens with the names of others',
      {
        component: {
          text: colour('#ffffff'),
          'space-1': { $type: 'dimension', $value: px(1) },
          'font-family': { $type: 'number', $value: 1 },
          'font-heading': { $type: 'number', $value: 1 },
          'font-numeric': { $type: 'number', $value: 1 },
        },
      },
      [
        '"text": { | The component token "text" has the name of another token. | Set it in "semantic" or "scale" instead.',
        '"space-1": { | The component token "space-1" has the name of another token. | Set it in "semantic" or "scale" instead.',
        '"font-family": { | The component token "font-family" has the name of another token. | Set it in "semantic" or "scale" instead.',
        '"font-heading": { | The component token "font-heading" has the name of another token. | Set it in "semantic" or "scale" instead.',
        '"font-numeric": { | The component token "font-numeric" has the name of another token. | Set it in "semantic" or "scale" instead.',
      ],
    ],
    [
      'an unknown component token',
      { component: { 'card-bgg': colour('#000000'), zzzzzzzzzzzzzzzz: colour('#000000') } },
      [
        '"card-bgg": { | Unknown token "component.card-bgg". | Did you mean "card-bg"?',
        '"zzzzzzzzzzzzzzzz": { | Unknown token "component.zzzzzzzzzzzzzzzz". | Known: account-card-bg, account-card-text, bottom-bar-bg, bottom-bar-border, bottom-bar-centre-bg, bottom-bar-centre-text, bottom-bar-text, button-danger-bg, button-danger-text, button-primary-bg, button-primary-hover, button-primary-shadow, and 51 more.',
      ],
    ],
    [
      'component tokens of the wrong type',
      { component: { 'card-radius': { $value: '#000000' }, 'card-bg': { $value: px(1) } } },
      [
        '"#000000" | "component.card-radius" is not a dimension. | Write { "value": 16, "unit": "px" }.',
        '{ | "component.card-bg" is not a color. | Write "#0b1026", "#0b102680" or { "colorSpace": "srgb", "components": [0, 0.5, 1] }.',
      ],
    ],
    [
      'translucent backgrounds and texts',
      {
        component: {
          'card-bg': colour('#00000080'),
          'card-text': colour('#ffffff80'),
          'skeleton-bg': colour('#ffffff80'),
          'card-border': colour('#ffffff80'),
        },
      },
      [
        '{ | "card-bg" must be opaque. | Its contrast would depend on what is below it.',
        '{ | "card-text" must be opaque. | Its contrast would depend on what is below it.',
      ],
    ],
    [
      'a low contrast of a component',
      { component: { 'card-bg': colour('#777777'), 'card-text': colour('#888888') } },
      [
        '{ | "card-text" (#888888) on "card-bg" (#777777) has a contrast of 1.26:1; it must be at least 4.5:1. Also too low: for "accent-text", for "info", for "negative", for "positive", for "text", for "text-muted", for "warning". | Make one of the two lighter or darker, such as #212121 for "card-bg".',
      ],
    ],
    [
      'a low contrast of a mark',
      { semantic: { focus: colour('#444444') } },
      [
        '{ | "focus" (#444444) on "surface" (#000000) has a contrast of 2.15:1; it must be at least 3:1. Also too low: on "surface-raised", on "surface-sunken", on "positive-surface", on "negative-surface", on "warning-surface", on "info-surface". | Make one of the two lighter or darker, such as #5a5a5a for "focus".',
      ],
    ],
    [
      'a focus ring that is invisible on the header',
      { semantic: { focus: colour('#767676') }, component: { 'header-bg': colour('#444444') } },
      [
        '{ | "focus" (#767676) on "header-bg" (#444444) has a contrast of 2.14:1; it must be at least 3:1. | Make one of the two lighter or darker, such as #2d2d2d for "header-bg".',
      ],
    ],
    [
      'a text on two different backgrounds',
      {
        semantic: {
          accent: colour('#333333'),
          'accent-strong': colour('#cccccc'),
          'on-accent': colour('#808080'),
        },
      },
      [
        '{ | "on-accent" (#808080) on "accent-strong" (#cccccc) has a contrast of 2.45:1; it must be at least 4.5:1. Also too low: on "accent". | No "on-accent" fits all of them: change the others too.',
      ],
    ],
    [
      'a background of many texts',
      { semantic: { 'surface-raised': colour('#ffffff') } },
      [
        '{ | "text" (#ffffff) on "surface-raised" (#ffffff) has a contrast of 1.00:1; it must be at least 4.5:1. Also too low: for "text-muted", for "accent-text", for "positive", for "negative", for "warning", for "info", for "border-strong", for "focus". | Make one of the two lighter or darker, such as #757575 for "surface-raised".',
      ],
    ],
  ];
  it.each(wrong)('%s', (_name, tokens, problems) => expect(problemsOf(tokens)).toEqual(problems));

  it.each(['[]', '5', 'null'])('the value %s', (text) => {
    const [first, ...others] = resolveTokens(readJsonSource('tokens.json', text)).problems;
    expect(first).toMatchObject({ line: 1, message: 'The file must be an object of token groups.' });
    expect(others).toEqual([]);
  });

  it('invalid JSON, once', () => {
    expect(resolveTokens(readJsonSource('tokens.json', '{')).problems.map(({ message }) => message)).toEqual([
      'A closing } is missing.',
    ]);
  });
});
