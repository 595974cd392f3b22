import type { WorkbenchBrand } from '../build/read-brands.ts';

/**
 * The Vite plugin in `build/brands-plugin.ts` replaces this module with a module that contains the brands of
 * `clients/`.
 */
export const brands: readonly WorkbenchBrand[] = [];
