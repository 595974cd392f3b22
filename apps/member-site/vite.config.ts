import { defineConfig, mergeConfig } from 'vite';
import { modernTarget, siteConfig } from './build/site-config.ts';

/**
 * Returns the file name of a chunk. The entrance lists all of them and hashes do not compress, so a hash is short, and the
 * hash of a package's own build is removed.
 */
function chunkFileName({ name }: { readonly name: string }): string {
  return `assets/${name.replace(/-[0-9A-Z]{8}$/, '')}-[hash:7].js`;
}

/** The modern files, which nearly every member uses. */
export default defineConfig(
  mergeConfig(siteConfig(), {
    build: {
      target: modernTarget,
      rolldownOptions: {
        output: { chunkFileNames: chunkFileName, assetFileNames: 'assets/[name]-[hash:7][extname]' },
      },
    },
  }),
);
