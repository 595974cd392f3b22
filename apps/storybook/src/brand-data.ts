import type { WorkbenchBrand } from '../build/read-brands.ts';

/** Stands for the brands of `clients/`, which the plugin of the build puts in this file's place. */
export const brands: readonly WorkbenchBrand[] = [];
