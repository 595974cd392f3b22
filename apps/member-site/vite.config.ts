import { defineConfig, mergeConfig } from 'vite';
import { preloadHelper } from './build/preload-helper.ts';
import { type ChunkGroup, modernTarget, siteConfig } from './build/site-config.ts';

/** Returns the file name of a chunk. The hash in the name has only seven characters, because hashes don't compress. */
function chunkFileName({ name }: { readonly name: string }): string {
  return `assets/${name.replace(/-[0-9A-Z]{8}$/, '')}-[hash:7].js`;
}

function scriptsOfImport(file: string, scripts: string[], { hostType }: { hostType: string }): string[] {
  return scripts.length === 0 && hostType === 'js' && !file.includes('-style-') ? [file] : scripts;
}

/**
 * Groups of modules. Each group becomes a chunk of the first page load. If a screen changes, only the screen's chunk and
 * the chunk `index` change. A sign-in needs only the chunks `libraries` and `start`. A group also takes the
 * dependencies of its modules. `libraries` and `start` therefore have the highest priorities. Otherwise the groups
 * `rendering` and `page` would take modules that a sign-in needs.
 */
const firstChunks: ChunkGroup[] = [
  {
    name: 'libraries',
    tags: ['$initial'],
    test: /node_modules\/(?!\.pnpm\/)(?!(react-dom|react-router|scheduler)\/)/,
    priority: 4,
  },
  {
    name: 'start',
    tags: ['$initial'],
    test: /\/packages\/(?!features|site|ui-kit)|\/preload\//,
    priority: 3,
  },
  { name: 'rendering', tags: ['$initial'], test: /node_modules/, priority: 2 },
  { name: 'page', tags: ['$initial'], test: /\/packages\/(?!site)/, priority: 1 },
];

export default defineConfig(
  mergeConfig(siteConfig(firstChunks), {
    plugins: [preloadHelper('load-files.ts', 'loadFiles')],
    build: {
      target: modernTarget,
      modulePreload: { polyfill: false, resolveDependencies: scriptsOfImport },
      rolldownOptions: {
        input: { index: 'index.html', 'sign-in': 'src/sign-in.ts' },
        output: {
          entryFileNames: chunkFileName,
          chunkFileNames: chunkFileName,
          assetFileNames: 'assets/[name]-[hash:7][extname]',
        },
      },
    },
  }),
);
