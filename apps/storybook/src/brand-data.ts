import type { WorkbenchBrand } from '../build/read-brands.ts';

/** Placeholder for the brands of `clients/`; the build plugin replaces this file. */
export const brands: readonly WorkbenchBrand[] = [];
