import legacy from '@vitejs/plugin-legacy';
import { defineConfig, mergeConfig } from 'vite';
import { preloadHelper } from './build/preload-helper.ts';
import { minimumBrowsers, siteConfig } from './build/site-config.ts';
import { strictScripts } from './build/strict-scripts.ts';

/**
 * The legacy browsers have a separate build, because a single build for all browsers (CO-05) would need inline scripts,
 * which the Content-Security-Policy forbids.
 */
export default defineConfig(
  mergeConfig(siteConfig([{ name: 'start', tags: ['$initial'], priority: 1 }]), {
    base: '/legacy/',
    plugins: [
      preloadHelper('load-legacy.ts', 'loadLegacy'),
      legacy({
        targets: minimumBrowsers,
        renderModernChunks: false,
        additionalLegacyPolyfills: [
          'resize-observer-polyfill/dist/ResizeObserver.global.js',
          'abortcontroller-polyfill/dist/abortcontroller-polyfill-only.js',
          'intersection-observer',
        ],
      }),
      // `strictScripts` must follow the legacy plugin, which adds the polyfills.
      strictScripts(),
    ],
    // `cssCodeSplit` is off. Otherwise, the scripts would insert inline styles, which the Content-Security-Policy
    // forbids.
    build: { outDir: 'dist/legacy', cssCodeSplit: false },
  }),
);
