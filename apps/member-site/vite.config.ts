import { defineConfig, mergeConfig } from 'vite';
import { modernTarget, siteConfig } from './build/site-config.ts';

/**
 * Returns the file name of a chunk. The entrance lists the names of all of them, and hashes do not compress: so a hash is
 * short, and the one that a package's own build gave its file is left out.
 */
function chunkFileName({ name }: { readonly name: string }): string {
  return `assets/${name.replace(/-[0-9A-Z]{8}$/, '')}-[hash:7].js`;
}

/** The files that nearly every member gets. */
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
