import { defineConfig, mergeConfig } from 'vite';
import { preloadHelper } from './build/preload-helper.ts';
import { type ChunkGroup, modernTarget, siteConfig } from './build/site-config.ts';

/** Hashes in file names have only seven characters, because hashes don't compress. */
function chunkFileName({ name }: { readonly name: string }): string {
  return `assets/${name.replace(/-[0-9A-Z]{8}$/, '')}-[hash:7].js`;
}

function scriptsOfImport(file: string, scripts: string[], { hostType }: { hostType: string }): string[] {
  return scripts.length === 0 && hostType === 'js' && !file.includes('-style-') ? [file] : scripts;
}

/** If a screen changes, only its own chunk and `index` change. */
const firstChunks: ChunkGroup[] = [
  { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 2 },
  { name: 'start', tags: ['$initial'], test: /\/packages\/(?!site\/)|\/preload\//, priority: 1 },
];

export default defineConfig(
  mergeConfig(siteConfig(firstChunks), {
    plugins: [preloadHelper('load-files.ts', 'loadFiles')],
    build: {
      target: modernTarget,
      modulePreload: { polyfill: false, resolveDependencies: scriptsOfImport },
      rolldownOptions: {
        output: {
          entryFileNames: chunkFileName,
          chunkFileNames: chunkFileName,
          assetFileNames: 'assets/[name]-[hash:7][extname]',
        },
      },
    },
  }),
);
