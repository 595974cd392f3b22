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

/** Of how many screens a part must be to come with what all of them share. */
const sharedBy = 3;

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

/** What the code is told of itself. */
export const siteDefine = { WEB_VERSION: JSON.stringify(version) };

/** What both builds of the site share. */
export function siteConfig(): UserConfig {
  return {
    define: siteDefine,
    plugins: [react(), contractAsCalled(), withoutUnused()],
    build: {
      cssTarget: ['chrome79', 'firefox80', 'safari12', 'edge16'],
      assetsInlineLimit: 0,
      // `build-site.ts` begins with an empty folder, and both builds write into it at once.
      emptyOutDir: false,
      manifest: true,
      // Older browsers run it too, and would fetch the modern files; nothing else needs it.
      modulePreload: { polyfill: false },
      sourcemap: true,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // The first file: the entrance, and all it needs to take what is typed.
              { name: 'start', tags: ['$initial'], priority: 1 },
              // A screen is this one and its own, not thirty small ones.
              { name: 'shared', minShareCount: sharedBy },
            ],
          },
        },
      },
    },
  };
}
