import type { WorkbenchBrand } from '../build/read-brands.ts';

/** The build plugin replaces this file with the brands of `clients/`. */
export const brands: readonly WorkbenchBrand[] = [];
