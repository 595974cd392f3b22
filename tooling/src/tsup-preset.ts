import type { Options } from 'tsup';

/** The one way our packages are built: ES modules with declarations, everything external that is a dependency. */
export function packagePreset(
  entry: Record<string, string>,
  options: { platform?: 'browser' | 'node' | 'neutral' } = {},
): Options {
  return {
    entry,
    format: 'esm',
    platform: options.platform ?? 'neutral',
    target: 'es2020',
    dts: { entry: Object.fromEntries(Object.entries(entry).filter(([, file]) => !file.endsWith('.css'))) },
    splitting: true,
    clean: true,
    sourcemap: true,
    treeshake: false,
  };
}
