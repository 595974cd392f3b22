import { defineConfig, mergeConfig } from 'vite';
import { preloadHelper } from './build/preload-helper.ts';
import { modernTarget, siteConfig } from './build/site-config.ts';

/**
 * Returns a file name with a hash of only seven characters. The first chunk contains the names of all chunks, and hashes
 * don't compress.
 */
function chunkFileName({ name }: { readonly name: string }): string {
  return `assets/${name.replace(/-[0-9A-Z]{8}$/, '')}-[hash:7].js`;
}

/** Returns the scripts to preload for an import. Adds the imported script itself if Vite's list is empty. */
function scriptsOfImport(file: string, scripts: string[], { hostType }: { hostType: string }): string[] {
  return scripts.length === 0 && hostType === 'js' && !file.includes('-style-') ? [file] : scripts;
}

/** The modern build, which nearly all browsers use. */
export default defineConfig(
  mergeConfig(siteConfig(), {
    plugins: [preloadHelper('load-files.ts', 'loadFiles')],
    build: {
      target: modernTarget,
      modulePreload: { polyfill: false, resolveDependencies: scriptsOfImport },
      rolldownOptions: {
        output: { chunkFileNames: chunkFileName, assetFileNames: 'assets/[name]-[hash:7][extname]' },
      },
    },
  }),
);
