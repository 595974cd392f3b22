import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { saveStamp } from '../src/publish/stamp-library.ts';
import { openBuiltSite } from '../src/stamp/built-site.ts';
import { stampBrand } from '../src/stamp/stamp-brand.ts';
import { writeStamped } from '../src/stamp/write-stamped.ts';
import { testBrand, writeTestSite } from './test-site.ts';

export const brand = 'maliwan';

export interface TestStamps {
  readonly folder: string;
  readonly out: string;
  stamp(version: number, isForProduction?: boolean): Promise<string>;
  remove(): void;
}

const fileOf = (name: string, version: number): string =>
  `assets/${name}-${String(version).padStart(8, '0')}.js`;
export const scriptOf = (version: number): string => fileOf('index', version);

export function createTestStamps(): TestStamps {
  const folder = writeTestSite();
  const out = join(folder, 'stamped');
  const dist = join(folder, 'dist');
  const template = readFileSync(join(dist, 'index.html'), 'utf8');
  for (const name of ['boot', 'register', 'shared'])
    writeFileSync(join(dist, `assets/${name}-abcd1234.js`), 'export {};');
  let last = ['assets/index-abcd1234.js', 'assets/sign-in-abcd1234.js'];
  return {
    folder,
    out,
    stamp: async (version, isForProduction = true) => {
      const [index, signIn] = [scriptOf(version), fileOf('sign-in', version)];
      for (const file of last) rmSync(join(dist, file));
      for (const file of [index, signIn])
        writeFileSync(join(dist, file), `export const version = ${version};`);
      rmSync(join(dist, 'index.html'));
      writeFileSync(
        join(dist, 'index.html'),
        template.replace('assets/index-abcd1234.js', index).replace('assets/sign-in-abcd1234.js', signIn),
      );
      last = [index, signIn];
      const site = await openBuiltSite(dist);
      const loaded = testBrand(folder, brand, `Brand ${version}`);
      writeStamped(site, stampBrand(site, loaded), out);
      return saveStamp(out, brand, isForProduction);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
