import legacy from '@vitejs/plugin-legacy';
import { defineConfig, mergeConfig } from 'vite';
import { preloadHelper } from './build/preload-helper.ts';
import { minimumBrowsers, siteConfig } from './build/site-config.ts';
import { strictScripts } from './build/strict-scripts.ts';

/**
 * The files for legacy browsers, down to the minimum (CO-05). A separate build, since a combined one distinguishes the
 * browsers by inline scripts and `data:` imports and puts styles into scripts, which our content policy forbids.
 */
export default defineConfig(
  mergeConfig(siteConfig(), {
    base: '/legacy/',
    plugins: [
      preloadHelper('load-legacy.ts', 'loadLegacy'),
      legacy({
        targets: minimumBrowsers,
        renderModernChunks: false,
        // DOM interfaces that core-js does not include.
        additionalLegacyPolyfills: [
          'resize-observer-polyfill/dist/ResizeObserver.global.js',
          'abortcontroller-polyfill/dist/abortcontroller-polyfill-only.js',
          'intersection-observer',
        ],
      }),
      // Follows the legacy plugin, which adds the polyfills.
      strictScripts(),
    ],
    // Otherwise a screen's script inserts its style inline; `build/join-builds.ts` creates one style sheet.
    build: { outDir: 'dist/legacy', cssCodeSplit: false },
  }),
);
