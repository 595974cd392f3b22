import type { ResolvedClient } from '@chada/client-config';

/** CSS selects a layout variant, for example with `[data-layout~='tiles-mosaic']`. */
export function layoutNames({ layout }: ResolvedClient): string {
  const { hero, tiles, creditCard, bar } = layout;
  return `hero-${hero} tiles-${tiles} credit-${creditCard} bar-${bar}`;
}
