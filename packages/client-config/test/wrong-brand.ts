import { afterEach, describe, expect, it } from 'vitest';
import { type CheckOptions, checkClient } from '../src/node/load-client.ts';
import {
  brand,
  changed,
  problemTexts,
  productionFields,
  readyForProduction,
  removeBrands,
} from './example-brand.ts';

export type Files = Readonly<Record<string, string | Uint8Array>>;
export type WrongBrand = readonly [
  name: string,
  files: Files,
  problem: string,
  options?: CheckOptions | undefined,
];

export const production = { target: 'production' } as const;
/**
 * A replacement for the text `"bottomBar"` in `client.json`. The replacement adds the fields that a production build
 * needs.
 */
export const licence = `${productionFields},\n  "bottomBar"`;

export const client = (find: string, put: string): Files => changed(['client.json', find, put]);
export const field = (text: string): Files => client('"bottomBar"', `${text},\n  "bottomBar"`);

type Prepare = (folder: string) => void;

function check(files: Files, options?: CheckOptions, prepare: Prepare = () => undefined): readonly string[] {
  const { folder } = brand(options === production ? readyForProduction(files) : files);
  prepare(folder);
  return problemTexts(checkClient(folder, options), folder);
}

/**
 * Tests that each wrong brand causes exactly one problem message. Each wrong brand has a typical mistake of a new
 * customer.
 */
export function testWrongBrands(wrong: readonly WrongBrand[], prepare?: Prepare): void {
  afterEach(removeBrands);
  const listed = wrong.map(
    ([name, files, problem, options]) => [`${name}: ${problem}`, files, problem, options] as const,
  );
  describe('one message for', () => {
    it.each(listed)('%s', (_title, files, problem, options) => {
      expect(problem).not.toContain('\n');
      expect(check(files, options, prepare)).toEqual([problem]);
    });
  });
}

export function testRightBrands(right: Readonly<Record<string, Files>>, options?: CheckOptions): void {
  describe('a right brand may have', () => {
    it.each(Object.entries(right))('%s', (_name, files) => expect(check(files, options)).toEqual([]));
  });
}
