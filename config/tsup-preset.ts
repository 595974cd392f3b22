import { readdirSync } from 'node:fs';
import type { Options } from 'tsup';
import { emitDeclarations } from './emit-declarations.ts';

interface PresetOptions {
  readonly platform?: 'browser' | 'node' | 'neutral';
  /**
   * One module a source file. A site's bundler assigns modules to its chunks whole: one big `index.js` would put what
   * any screen uses into the first chunk.
   */
  readonly modules?: true;
}

/** Every source file but tests and stories, the files that only gather others, and those that have an entry of their own. */
function moduleEntries(entry: Readonly<Record<string, string>>): Record<string, string> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|(^|\/)index\.ts$/.test(file))
    .map((file) => `src/${file}`)
    .filter((file) => !Object.values(entry).includes(file));
  return Object.fromEntries(files.map((file) => [file.replace(/^src\/(.*)\.tsx?$/, 'modules/$1'), file]));
}

/** The one way our packages are built: ES modules with declarations, everything external that is a dependency. */
export function packagePreset(entry: Record<string, string>, options: PresetOptions = {}): Options {
  return {
    entry: { ...entry, ...(options.modules === true ? moduleEntries(entry) : {}) },
    format: 'esm',
    platform: options.platform ?? 'neutral',
    target: 'es2020',
    dts: false,
    onSuccess: () => Promise.resolve(emitDeclarations(entry)),
    splitting: true,
    clean: true,
    sourcemap: true,
    treeshake: false,
  };
}
