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

/** The colours that every brand defines. The README of this package describes their purposes. */
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

/** Colours that may be translucent. All other colours must be opaque for the contrast checks. */
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

/** Maps each scale to its default values. `scale.space.1` sets the CSS property `--space-1`. */
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
