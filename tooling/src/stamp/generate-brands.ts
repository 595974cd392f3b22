import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/**
 * Writes `count` copies of the brand in the folder `pattern`. The copies have different ids, names, domains and logos.
 * Returns the ids.
 */
export function generateBrands(pattern: string, folder: string, count: number): readonly string[] {
  const text = readFileSync(join(pattern, 'client.json'), 'utf8');
  const client = z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(3, '0');
    const id = `made-up-${number}`;
    const target = join(folder, id);
    mkdirSync(folder, { recursive: true });
    cpSync(pattern, target, { recursive: true });
    const { licence: _licence, $schema: _schema, ...rest } = client;
    const own = { ...rest, id, name: `Brand ${number}`, domains: [`www.${id}.example`] };
    writeFileSync(join(target, 'client.json'), JSON.stringify(own, null, 2));
    const { logo } = z.object({ logo: z.string() }).parse(client['assets']);
    if (logo.endsWith('.svg')) appendFileSync(join(target, logo), `<!-- ${id} -->\n`);
    return id;
  });
}
