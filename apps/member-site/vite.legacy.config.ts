import legacy from '@vitejs/plugin-legacy';
import { defineConfig, mergeConfig } from 'vite';
import { minimumBrowsers, siteConfig } from './build/site-config.ts';
import { strictScripts } from './build/strict-scripts.ts';

/**
 * The files for older browsers, down to the minimum (CO-05). A build of their own, because one for both tells the
 * browsers apart by inline scripts and `data:` imports and puts styles into scripts: all that our content policy forbids.
 */
export default defineConfig(
  mergeConfig(siteConfig(), {
    base: '/legacy/',
    plugins: [
      legacy({
        targets: minimumBrowsers,
        renderModernChunks: false,
        // DOM interfaces that core-js does not hold.
        additionalLegacyPolyfills: [
          'resize-observer-polyfill/dist/ResizeObserver.global.js',
          'abortcontroller-polyfill/dist/abortcontroller-polyfill-only.js',
          'intersection-observer',
        ],
      }),
      // After the above, which adds the polyfills.
      strictScripts(),
    ],
    // Else the styles of a screen come as inline styles out of its script; `build/join-builds.ts` makes one sheet.
    build: { outDir: 'dist/legacy', cssCodeSplit: false },
  }),
);
