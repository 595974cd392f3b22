import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';

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

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

/** What both builds of the site share. */
export function siteConfig(): UserConfig {
  return {
    define: { WEB_VERSION: JSON.stringify(version) },
    plugins: [react()],
    build: {
      cssTarget: ['chrome79', 'firefox80', 'safari12', 'edge16'],
      assetsInlineLimit: 0,
      manifest: true,
      sourcemap: true,
    },
  };
}
