import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = new URL('../src/preload', import.meta.url).pathname;

/** Returns a Vite plugin that replaces Vite's preload function with the function `name` of `src/preload/<file>`. */
export function preloadHelper(file: string, name: string): Plugin {
  return {
    name: 'chada:preload-helper',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => `export { ${name} as __vitePreload } from ${JSON.stringify(join(folder, file))};`,
    },
  };
}
