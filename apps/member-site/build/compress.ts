import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Files below this size in bytes are not compressed. */
const smallestBytes = 512;

const brotliSettings: readonly Readonly<Record<number, number>>[] = [
  {},
  { [constants.BROTLI_PARAM_LGBLOCK]: 16 },
  { [constants.BROTLI_PARAM_LGBLOCK]: 20, [constants.BROTLI_PARAM_NPOSTFIX]: 1 },
];

async function smallestBrotli(body: Buffer, quality: number): Promise<Buffer> {
  const base = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const settings = quality === constants.BROTLI_MAX_QUALITY ? brotliSettings : [{}];
  const results = await Promise.all(
    settings.map(async (setting) => toBrotli(body, { params: { ...base, ...setting } })),
  );
  return results.reduce((smallest, result) => (result.length < smallest.length ? result : smallest));
}

/**
 * Writes a `.br` and a `.gz` file next to each file in `names`. By default, `names` contains all scripts and styles of
 * `folder`. The default of `brotliQuality` is the maximum quality.
 */
export async function compressFiles(
  folder: string,
  names: readonly string[] = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name)),
  brotliQuality: number = constants.BROTLI_MAX_QUALITY,
): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const body = readFileSync(file);
      if (body.length < smallestBytes) return;
      const [brotli, gzipped] = await Promise.all([
        smallestBrotli(body, brotliQuality),
        toGzip(body, { level: constants.Z_BEST_COMPRESSION }),
      ]);
      writeFileSync(`${file}.br`, brotli);
      writeFileSync(`${file}.gz`, gzipped);
    }),
  );
}
