import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { contractAsCalled } from './contract-as-called.ts';
import { withoutUnused } from './without-unused.ts';

/** The minimum browsers of the specification (CO-05); the legacy files and all styles must run in them. */
export const minimumBrowsers = [
  'chrome 79',
  'firefox 80',
  'opera 86',
  'safari 12',
  'ios_saf 13',
  'edge 15',
  'samsung 20',
];

/** The targets of the modern files; `boot/boot.js` distinguishes these browsers from older ones. */
export const modernTarget = ['chrome110', 'edge110', 'firefox115', 'safari16.4', 'ios16.4'];

/** A module that this many screens use goes to the shared chunk. */
const sharedBy = 3;

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

/** Constants of the build. */
export const siteDefine = { WEB_VERSION: JSON.stringify(version) };

/** Returns the configuration that both builds of the site share. */
export function siteConfig(): UserConfig {
  return {
    define: siteDefine,
    plugins: [react(), contractAsCalled(), withoutUnused()],
    build: {
      cssTarget: ['chrome79', 'firefox80', 'safari12', 'edge16'],
      assetsInlineLimit: 0,
      // `build-site.ts` empties the folder, and both builds write into it at once.
      emptyOutDir: false,
      manifest: true,
      // Legacy browsers would run it and fetch the modern files; no other browser needs it.
      modulePreload: { polyfill: false },
      sourcemap: true,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // The first file: the entrance, with everything it needs to accept input.
              { name: 'start', tags: ['$initial'], priority: 1 },
              // A screen loads this chunk and its own, instead of thirty small ones.
              { name: 'shared', minShareCount: sharedBy },
            ],
          },
        },
      },
    },
  };
}
