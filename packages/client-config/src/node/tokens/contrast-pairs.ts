import type { SemanticColour } from './token-names.ts';

const surfaces = ['surface', 'surface-raised', 'surface-sunken'] as const;
const states = ['positive', 'negative', 'warning', 'info'] as const;

/** A colour on another colour, and the minimum contrast of the two (WCAG 2.2: 4.5 for text, 3 for graphics). */
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
    markOn('focus', `${state}-surface`),
  ]),
  textOn('on-accent', 'accent'),
  textOn('on-accent', 'accent-strong'),
];
