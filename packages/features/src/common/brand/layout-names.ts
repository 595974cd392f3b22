import type { ResolvedClient } from '@chada/client-config';

/**
 * Returns the brand's layout variants as one text. CSS selects a variant, for example with
 * `[data-layout~='tiles-mosaic']`.
 */
export function layoutNames({ layout }: ResolvedClient): string {
  const { hero, tiles, creditCard, bar } = layout;
  return `hero-${hero} tiles-${tiles} credit-${creditCard} bar-${bar}`;
}
