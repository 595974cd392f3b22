import legacy from '@vitejs/plugin-legacy';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { readFileSync } from 'node:fs';

/** The minimum of the specification (CO-05): what the legacy files and the styles must run on. */
const minimumBrowsers = [
  'chrome 79',
  'firefox 80',
  'opera 86',
  'safari 12',
  'ios_saf 13',
  'edge 15',
  'samsung 20',
];

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('./package.json', import.meta.url), 'utf8'),
);

export default defineConfig({
  define: { WEB_VERSION: JSON.stringify(version) },
  plugins: [
    react(),
    legacy({
      targets: minimumBrowsers,
      // DOM interfaces that core-js does not hold; current browsers never load them.
      additionalLegacyPolyfills: [
        'resize-observer-polyfill/dist/ResizeObserver.global.js',
        'abortcontroller-polyfill/dist/abortcontroller-polyfill-only.js',
        'intersection-observer',
      ],
    }),
  ],
  build: {
    cssTarget: ['chrome79', 'firefox80', 'safari12', 'edge16'],
    assetsInlineLimit: 0,
    manifest: true,
    sourcemap: true,
  },
});
