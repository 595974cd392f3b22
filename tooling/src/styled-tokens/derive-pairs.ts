import { hasBackground, isInside, isSameRule, minRatioOf } from './colour-relations.ts';
import type { StyledColour } from './read-styles.ts';

/**
 * A foreground colour and a background colour whose contrast must be at least `least`. Each colour is a list of tokens,
 * and the first token that the brand defines applies.
 */
export interface StyledPair {
  readonly foregrounds: readonly string[];
  readonly backgrounds: readonly string[];
  readonly minRatio: 3 | 4.5;
}

const anyText = ['text-muted', 'accent-text', 'positive', 'negative', 'warning', 'info'];

/**
 * Maps the background of a container to the colours of the texts inside it. The styles of the container and of the
 * texts are in different files, so the pairs can't be derived from one file.
 */
const contents: Readonly<Record<string, readonly string[]>> = {
  'card-bg': anyText,
  'dialog-bg': anyText,
  'drawer-bg': anyText,
  // The header has text if the brand has no logo, because the site then shows the brand's name as text.
  'header-bg': ['accent-text'],
};

/** Backgrounds on which the focus ring of a control may appear. The ring must contrast with each of these backgrounds. */
const ringBackgrounds: readonly string[] = [
  'account-card-bg',
  'bottom-bar-bg',
  'card-bg',
  'dialog-bg',
  'drawer-bg',
  'field-bg',
  'game-return-bg',
  'header-bg',
  'tabs-bg',
];

export function derivePairs(
  colours: readonly StyledColour[],
  isComponent: (name: string) => boolean,
): readonly StyledPair[] {
  const foregrounds = colours.filter(({ use }) => use === 'foreground');
  const backgrounds = colours.filter(({ use }) => use === 'background');
  const ownsBackground = (name: string): boolean =>
    backgrounds.some((background) => background.name === name && !background.isState);
  const pairs = backgrounds.flatMap((background) => {
    const [token = ''] = background.references;
    const sameRule = foregrounds.filter((foreground) => isSameRule(foreground, background));
    const own = foregrounds.filter(
      (foreground) => foreground.name === background.name && !(foreground.isState && background.isState),
    );
    const inside = foregrounds.filter(
      (foreground) =>
        foreground.name !== background.name &&
        isInside(foreground, background) &&
        !ownsBackground(foreground.name) &&
        !hasBackground(foreground, backgrounds),
    );
    const met = [
      ...(sameRule.length > 0
        ? sameRule
        : own.filter((foreground) => !hasBackground(foreground, backgrounds) || !foreground.isState)),
      ...(background.isState
        ? []
        : own.filter((foreground) => foreground.isState && !hasBackground(foreground, backgrounds))),
      ...(isComponent(token) && !background.isState ? inside : []),
    ];
    const foreign = (contents[token] ?? []).map((foreground) => ({
      foregrounds: [foreground],
      backgrounds: background.references,
      minRatio: 4.5 as const,
    }));
    const ring = ringBackgrounds.includes(token)
      ? [{ foregrounds: ['focus'], backgrounds: background.references, minRatio: 3 as const }]
      : [];
    return [
      ...ring,
      ...met.map((foreground) => ({
        foregrounds: foreground.references,
        backgrounds: background.references,
        minRatio: minRatioOf(foreground),
      })),
      ...foreign,
    ];
  });
  const known = new Map<string, StyledPair>();
  for (const pair of pairs) {
    const key = `${pair.backgrounds.join()} ${pair.foregrounds.join()}`;
    if ((known.get(key)?.minRatio ?? 0) < pair.minRatio) known.set(key, pair);
  }
  return [...known.keys()].sort().flatMap((key) => known.get(key) ?? []);
}
