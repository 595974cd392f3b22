import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Options } from 'tsup';
import { emitDeclarations } from './emit-declarations.ts';

interface PresetOptions {
  readonly platform?: 'browser' | 'node' | 'neutral';
  /**
   * Builds each module as a separate file, so that a site loads only the modules that it imports. A bundler never
   * splits a file, so with a single `index.js` a site would load the code of all screens.
   */
  readonly modules?: true;
  /**
   * Marks each entry point as `'use client'`. Without this mark, a page with server components can't import the entry
   * point.
   */
  readonly isClient?: true;
}

function moduleEntries(entry: Readonly<Record<string, string>>): Record<string, string> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|(^|\/)index\.ts$/.test(file))
    .map((file) => `src/${file}`)
    .filter((file) => !Object.values(entry).includes(file));
  return Object.fromEntries(files.map((file) => [file.replace(/^src\/(.*)\.tsx?$/, 'modules/$1'), file]));
}

/**
 * Adds `'use client'` before the first line of each entry point, without a line break. A line break would move all
 * other lines, and the source maps would be wrong.
 */
function markAsClient(entry: Readonly<Record<string, string>>): void {
  for (const [name, source] of Object.entries(entry)) {
    if (source.endsWith('.css')) continue;
    const file = `dist/${name}.js`;
    writeFileSync(file, `'use client'; ${readFileSync(file, 'utf8')}`);
  }
}

export function packagePreset(entry: Record<string, string>, options: PresetOptions = {}): Options {
  return {
    entry: { ...entry, ...(options.modules === true ? moduleEntries(entry) : {}) },
    format: 'esm',
    platform: options.platform ?? 'neutral',
    target: 'es2020',
    dts: false,
    onSuccess: () => {
      if (options.isClient === true) markAsClient(entry);
      return Promise.resolve(emitDeclarations(entry));
    },
    splitting: true,
    clean: true,
    sourcemap: true,
    treeshake: false,
  };
}
