import { defineConfig, mergeConfig } from 'vite';
import { preloadHelper } from './build/preload-helper.ts';
import { modernTarget, siteConfig } from './build/site-config.ts';

/**
 * Returns the file name of a chunk. The entrance lists all of them and hashes do not compress, so a hash is short, and the
 * hash of a package's own build is removed.
 */
function chunkFileName({ name }: { readonly name: string }): string {
  return `assets/${name.replace(/-[0-9A-Z]{8}$/, '')}-[hash:7].js`;
}

/**
 * Returns the scripts to fetch before an import runs. Vite's list is empty for a script that needs no other, and Vite
 * also calls this for the scripts of pure style sheets, which are not in the build.
 */
function scriptsOfImport(file: string, scripts: string[], { hostType }: { hostType: string }): string[] {
  return scripts.length === 0 && hostType === 'js' && !file.includes('-style-') ? [file] : scripts;
}

/** The modern files, which nearly every member uses. */
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
