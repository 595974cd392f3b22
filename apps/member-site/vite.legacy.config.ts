import legacy from '@vitejs/plugin-legacy';
import { defineConfig, mergeConfig } from 'vite';
import { preloadHelper } from './build/preload-helper.ts';
import { minimumBrowsers, siteConfig } from './build/site-config.ts';
import { strictScripts } from './build/strict-scripts.ts';

/**
 * The build for legacy browsers (CO-05). A single build for modern and legacy browsers would need inline
 * scripts, which the Content-Security-Policy forbids.
 */
export default defineConfig(
  mergeConfig(siteConfig([{ name: 'start', tags: ['$initial'], priority: 1 }]), {
    base: '/legacy/',
    plugins: [
      preloadHelper('load-legacy.ts', 'loadLegacy'),
      legacy({
        targets: minimumBrowsers,
        renderModernChunks: false,
        // core-js does not contain these polyfills of DOM interfaces.
        additionalLegacyPolyfills: [
          'resize-observer-polyfill/dist/ResizeObserver.global.js',
          'abortcontroller-polyfill/dist/abortcontroller-polyfill-only.js',
          'intersection-observer',
        ],
      }),
      // The legacy plugin adds the polyfills, so `strictScripts` must run after it.
      strictScripts(),
    ],
    // With `cssCodeSplit`, the scripts would insert inline styles. `build/join-builds.ts` creates one style
    // sheet instead.
    build: { outDir: 'dist/legacy', cssCodeSplit: false },
  }),
);
