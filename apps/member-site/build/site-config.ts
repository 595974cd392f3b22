import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { contractAsCalled } from './contract-as-called.ts';
import { joinedWords } from './joined-words.ts';
import { withoutUnused } from './without-unused.ts';

/** The oldest browsers that the specification requires (CO-05). */
export const minimumBrowsers = [
  'chrome 79',
  'firefox 80',
  'opera 86',
  'safari 12',
  'ios_saf 13',
  'edge 15',
  'samsung 20',
];

/** The oldest browsers that load the modern build. `boot/boot.js` detects these versions and all later versions. */
export const modernTarget = ['chrome110', 'edge110', 'firefox115', 'safari16.4', 'ios16.4'];

const sharedBy = 3;

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

export const siteDefine = { WEB_VERSION: JSON.stringify(version) };

export interface ChunkGroup {
  readonly name: string;
  readonly tags: '$initial'[];
  readonly test?: RegExp;
  readonly priority: number;
}

export function siteConfig(firstChunks: readonly ChunkGroup[]): UserConfig {
  return {
    define: siteDefine,
    plugins: [react(), contractAsCalled(), joinedWords(), withoutUnused()],
    build: {
      cssTarget: ['chrome79', 'firefox80', 'safari12', 'edge16'],
      assetsInlineLimit: 0,
      // The modern and the legacy build write into `dist` at the same time, so neither build may empty its output
      // folder.
      emptyOutDir: false,
      manifest: true,
      // Omits Vite's polyfill for `<link rel="modulepreload">`. Only legacy browsers need the polyfill, but the legacy
      // build loads no ES modules.
      modulePreload: { polyfill: false },
      sourcemap: true,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              ...firstChunks,
              // The chunk `shared` contains the modules that at least `sharedBy` entry chunks need. Without this chunk,
              // the build would contain about thirty small chunks.
              { name: 'shared', minShareCount: sharedBy },
            ],
          },
        },
      },
    },
  };
}
