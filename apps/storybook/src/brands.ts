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

/** Every brand of `clients/`, as it is now. */
export const currentBrands = (): readonly WorkbenchBrand[] => brands;

/** The brand of an id as it is now, also after an edit of its files. An unknown id gives the first one. */
export function useBrand(id: string): WorkbenchBrand {
  const all = useSyncExternalStore(subscribe, currentBrands);
  const found = all.find((brand) => brand.id === id) ?? all[0];
  if (found === undefined) throw new Error('There is no brand in clients/ that can be shown.');
  return found;
}
