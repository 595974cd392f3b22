import type { SemanticColour } from './token-names.ts';

const surfaces = ['surface', 'surface-raised', 'surface-sunken'] as const;
const states = ['positive', 'negative', 'warning', 'info'] as const;

/** A colour on another colour, and the minimum contrast of the two (WCAG 2.2: 4.5 for text, 3 for graphics). */
export interface ContrastPair {
  readonly foreground: string;
  readonly background: string;
  readonly minRatio: number;
}

const textOn = (foreground: SemanticColour, background: SemanticColour): ContrastPair => ({
  foreground,
  background,
  minRatio: 4.5,
});
const markOn = (foreground: SemanticColour, background: SemanticColour): ContrastPair => ({
  foreground,
  background,
  minRatio: 3,
});

export const contrastPairs: readonly ContrastPair[] = [
  ...surfaces.flatMap((background) => [
    ...(['text', 'text-muted', 'accent-text', ...states] as const).map((foreground) =>
      textOn(foreground, background),
    ),
    markOn('border-strong', background),
    markOn('focus', background),
  ]),
  ...states.flatMap((state) => [
    textOn(state, `${state}-surface`),
    textOn('text', `${state}-surface`),
    textOn(`on-${state}`, state),
    markOn('focus', `${state}-surface`),
  ]),
  textOn('on-accent', 'accent'),
  textOn('on-accent', 'accent-strong'),
];
