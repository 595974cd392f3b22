import { defineConfig, mergeConfig } from 'vite';
import { modernTarget, siteConfig } from './build/site-config.ts';

/** Returns the file name of a chunk. The hash that a package's own build gave its file is left out: two do not compress. */
function chunkFileName({ name }: { readonly name: string }): string {
  return `assets/${name.replace(/-[0-9A-Z]{8}$/, '')}-[hash].js`;
}

/** The files that nearly every member gets. */
export default defineConfig(
  mergeConfig(siteConfig(), {
    build: {
      target: modernTarget,
      rolldownOptions: { output: { chunkFileNames: chunkFileName } },
    },
  }),
);
