import { afterEach, describe, expect, it } from 'vitest';
import { brand, removeBrands } from '../../../test/example-brand.ts';
import { existingFiles, namedFiles } from './named-files.ts';

afterEach(removeBrands);

describe('the files that a value names', () => {
  it('are its texts that begin with "assets/", with the fields that contain them', () => {
    const value = {
      logo: 'assets/logo.svg',
      name: 'my assets/logo.svg',
      year: 2026,
      none: null,
      banners: [{ picture: 'assets/one.webp' }, 'assets/two.webp'],
    };
    expect(namedFiles(value, ['theme'])).toEqual([
      { name: 'assets/logo.svg', path: ['theme', 'logo'] },
      { name: 'assets/one.webp', path: ['theme', 'banners', 0, 'picture'] },
      { name: 'assets/two.webp', path: ['theme', 'banners', 1] },
    ]);
  });
});

describe('the files of a brand', () => {
  it('are all files and folders in assets/', () => {
    const { folder } = brand({ 'assets/logo.svg': '', 'assets/fonts/own.woff2': '', 'client.json': '{}' });
    expect(existingFiles(folder).toSorted()).toEqual([
      'assets/fonts',
      'assets/fonts/own.woff2',
      'assets/logo.svg',
    ]);
  });

  it('are none without assets/', () => {
    expect(existingFiles(brand({ 'client.json': '{}' }).folder)).toEqual([]);
  });
});
