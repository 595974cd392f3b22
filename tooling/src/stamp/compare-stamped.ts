import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export function scriptsHash(folder: string): string {
  const all = createHash('sha256');
  for (const path of scriptsOf(folder)) {
    all.update(
      `${path} ${createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex')}\n`,
    );
  }
  return all.digest('hex');
}

export function scriptsOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.js') && statSync(join(folder, path)).isFile())
    .sort();
}
