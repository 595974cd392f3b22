import type { ResolvedClient } from '@chada/client-config';

/** Returns a brand's layout variants for the `data-layout` attribute. CSS selects them: `[data-layout~='tiles-mosaic']`. */
export function layoutNames({ layout }: ResolvedClient): string {
  const { hero, tiles, creditCard, bar } = layout;
  return `hero-${hero} tiles-${tiles} credit-${creditCard} bar-${bar}`;
}
