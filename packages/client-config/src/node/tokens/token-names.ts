/** The supported DTCG types of design tokens. */
export const tokenTypes = [
  'color',
  'dimension',
  'duration',
  'number',
  'fontWeight',
  'cubicBezier',
  'shadow',
] as const;
export type TokenType = (typeof tokenTypes)[number];

/** The colours that every brand defines. The README describes their purposes. */
export const semanticColours = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'overlay',
  'text',
  'text-muted',
  'accent',
  'accent-strong',
  'on-accent',
  'accent-text',
  'positive',
  'negative',
  'warning',
  'info',
  'on-positive',
  'on-negative',
  'on-warning',
  'on-info',
  'positive-surface',
  'negative-surface',
  'warning-surface',
  'info-surface',
  'border',
  'border-strong',
  'focus',
] as const;
export type SemanticColour = (typeof semanticColours)[number];

/** Colours that may be translucent. All others must be opaque, so that their contrast can be calculated. */
export const translucentColours: readonly string[] = [
  'overlay',
  'border',
] satisfies readonly SemanticColour[];

interface ScaleDefault {
  readonly type: TokenType;
  readonly css: string;
}

const scale = (
  type: TokenType,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, ScaleDefault>> =>
  Object.fromEntries(Object.entries(values).map(([name, css]) => [name, { type, css }]));

/**
 * Maps each scale, such as `space`, to the default values of its tokens. The token `scale.space.1` sets the CSS property
 * `--space-1`.
 */
export const scaleDefaults: Readonly<Record<string, Readonly<Record<string, ScaleDefault>>>> = {
  space: scale('dimension', {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    7: '32px',
    8: '48px',
  }),
  text: scale('dimension', {
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.25rem',
    xl: '1.5rem',
    '2xl': '2rem',
  }),
  weight: scale('fontWeight', { regular: '400', bold: '700' }),
  leading: scale('number', { body: '1.6', tight: '1.35' }),
  radius: scale('dimension', { sm: '6px', md: '10px', lg: '16px', full: '9999px' }),
  shadow: scale('shadow', {
    1: '0px 1px 2px 0px rgba(0,0,0,0.24)',
    2: '0px 4px 12px 0px rgba(0,0,0,0.28)',
    3: '0px 12px 32px 0px rgba(0,0,0,0.36)',
  }),
  motion: {
    ...scale('duration', { fast: '120ms', normal: '180ms', slow: '240ms' }),
    ...scale('cubicBezier', { easing: 'cubic-bezier(0.2,0,0,1)' }),
  },
};

const surfaces = ['surface', 'surface-raised', 'surface-sunken'] as const;
const states = ['positive', 'negative', 'warning', 'info'] as const;

/** Two adjacent colours and their minimum contrast (WCAG 2.2: 4.5 for text, 3 for graphics). */
export interface ContrastPair {
  readonly front: string;
  readonly ground: string;
  readonly least: number;
}

const textOn = (front: SemanticColour, ground: SemanticColour): ContrastPair => ({
  front,
  ground,
  least: 4.5,
});
const markOn = (front: SemanticColour, ground: SemanticColour): ContrastPair => ({ front, ground, least: 3 });

export const contrastPairs: readonly ContrastPair[] = [
  ...surfaces.flatMap((ground) => [
    ...(['text', 'text-muted', 'accent-text', ...states] as const).map((front) => textOn(front, ground)),
    markOn('border-strong', ground),
    markOn('focus', ground),
  ]),
  ...states.flatMap((state) => [
    textOn(state, `${state}-surface`),
    textOn('text', `${state}-surface`),
    textOn(`on-${state}`, state),
  ]),
  textOn('on-accent', 'accent'),
  textOn('on-accent', 'accent-strong'),
];

/** Purpose of each colour, shown in editors. */
export const colourNotes: Readonly<Record<SemanticColour, string>> = {
  surface: 'The ground of the page.',
  'surface-raised': 'Cards, bars and dialogs, above the page.',
  'surface-sunken': 'Fields and wells, below the page.',
  overlay: 'The overlay on the page behind a dialog; may be translucent.',
  text: 'Text on every surface.',
  'text-muted': 'Text of less weight on every surface.',
  accent: 'Fills in the brand’s colour, such as the main button.',
  'accent-strong': 'The accent where it is pressed or hovered.',
  'on-accent': 'Text on accent and accent-strong.',
  'accent-text': 'Links and text in the brand’s colour on every surface.',
  positive: 'What went well, as text or mark.',
  negative: 'What failed or was lost, as text or mark.',
  warning: 'What wants care, as text or mark.',
  info: 'Secondary information, as text or mark.',
  'on-positive': 'Text on a fill of positive.',
  'on-negative': 'Text on a fill of negative.',
  'on-warning': 'Text on a fill of warning.',
  'on-info': 'Text on a fill of info.',
  'positive-surface': 'The ground of a badge or notice about a success.',
  'negative-surface': 'The ground of a badge or notice about a failure or a loss.',
  'warning-surface': 'The ground of a badge or notice that warns.',
  'info-surface': 'The ground of a badge or notice that informs.',
  border: 'Lines that only decorate; may be translucent.',
  'border-strong': 'Edges of controls, which must be seen (3:1).',
  focus: 'The ring around what has the keyboard (3:1).',
};
