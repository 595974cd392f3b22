import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compression saves nothing below this size. */
const smallestBytes = 512;

/**
 * Writes `.br` and `.gz` files next to every script and style of a folder, or next to the named ones, with maximum
 * compression by default. File names contain a content hash, so a host sends the files as they are.
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
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      };
      const [brotli, gzipped] = await Promise.all([
        toBrotli(body, { params }),
        toGzip(body, { level: constants.Z_BEST_COMPRESSION }),
      ]);
      writeFileSync(`${file}.br`, brotli);
      writeFileSync(`${file}.gz`, gzipped);
    }),
  );
}
