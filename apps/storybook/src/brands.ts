import { useSyncExternalStore } from 'react';
import type { WorkbenchBrand } from '../build/read-brands.ts';
import { brands as builtIn } from './brand-data.ts';

let brands: readonly WorkbenchBrand[] = builtIn;
const listeners = new Set<() => void>();

import.meta.hot?.on('chada:brands', (now: readonly WorkbenchBrand[]) => {
  brands = now;
  for (const listener of listeners) listener();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentBrands = (): readonly WorkbenchBrand[] => brands;

/** Returns the brand with this id, or the first brand if the id is unknown. */
export function useBrand(id: string): WorkbenchBrand {
  const all = useSyncExternalStore(subscribe, currentBrands);
  const found = all.find((brand) => brand.id === id) ?? all[0];
  if (found === undefined) throw new Error('clients/ contains no valid brand.');
  return found;
}
