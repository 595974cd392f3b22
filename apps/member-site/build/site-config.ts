import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { contractAsCalled } from './contract-as-called.ts';
import { withoutUnused } from './without-unused.ts';

/** The minimum of the specification (CO-05): what the legacy files and all styles must run on. */
export const minimumBrowsers = [
  'chrome 79',
  'firefox 80',
  'opera 86',
  'safari 12',
  'ios_saf 13',
  'edge 15',
  'samsung 20',
];

/** What the modern files are written for; `boot/boot.js` tells these browsers from the older ones. */
export const modernTarget = ['chrome110', 'edge110', 'firefox115', 'safari16.4', 'ios16.4'];

/** Parts that screens share are put together up to this size, so that a screen is a few requests and not thirty. */
const sharedPartBytes = 12_000;

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

/** What both builds of the site share. */
export function siteConfig(): UserConfig {
  return {
    define: { WEB_VERSION: JSON.stringify(version) },
    plugins: [react(), contractAsCalled(), withoutUnused()],
    build: {
      cssTarget: ['chrome79', 'firefox80', 'safari12', 'edge16'],
      assetsInlineLimit: 0,
      manifest: true,
      sourcemap: true,
      rolldownOptions: {
        output: {
          // Shared parts are named after all who share them; the first word will do, and only such names may run
          // (see `boot/boot.js`).
          chunkFileNames: ({ name }) => `assets/${name.replace(/[^\w-].*$/, '')}-[hash].js`,
          codeSplitting: {
            groups: [
              { name: 'start', tags: ['$initial'], priority: 1 },
              {
                name: 'part',
                minShareCount: 2,
                entriesAware: true,
                entriesAwareMergeThreshold: sharedPartBytes,
              },
            ],
          },
        },
      },
    },
  };
}
