import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Below this nothing is gained. */
const smallestBytes = 512;

/**
 * Writes `.br` and `.gz` beside every script and style of a folder, or the named ones, as small as they get unless
 * told. Their names carry the fingerprint of their content, so a host sends these as they are and compresses nothing.
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
