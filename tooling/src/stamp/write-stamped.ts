import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { nginxConfig } from '../hosting/nginx-config.ts';
import type { BuiltSite } from './built-site.ts';
import { share } from './link-files.ts';
import type { StampedBrand } from './stamp-brand.ts';

export interface WrittenBrand {
  readonly folder: string;
  readonly nginxFile: string;
  readonly ownBytes: number;
}

const isDeployed = (path: string): boolean => !path.endsWith('.map');

/**
 * Writes the built site of a brand to its folder in `out`. The folder appears only when it is complete, so a server
 * never serves an incomplete site.
 */
export function writeStamped(site: BuiltSite, stamped: StampedBrand, out: string): WrittenBrand {
  const folder = join(out, stamped.id);
  const part = join(out, `.${stamped.id}.part`);
  const nginxFile = join(out, `${stamped.id}.nginx.conf`);
  rmSync(part, { recursive: true, force: true });
  const shared = site.files.filter(isDeployed);
  for (const path of stamped.files.keys())
    if (relative(part, join(part, path)).startsWith('..'))
      throw new Error(`The brand ${stamped.id} can't have a file outside its folder: ${path}.`);
  const folders = new Set([...shared, ...stamped.files.keys()].map((path) => dirname(path)));
  for (const item of folders) mkdirSync(join(part, item), { recursive: true });
  for (const path of shared) share(join(site.folder, path), join(part, path));
  const written = new Map<Buffer, string>();
  let ownBytes = 0;
  for (const [path, body] of stamped.files) {
    const target = join(part, path);
    const before = written.get(body);
    if (before !== undefined) {
      share(before, target);
      continue;
    }
    writeFileSync(target, body);
    written.set(body, target);
    ownBytes += body.length;
  }
  writeFileSync(`${part}.conf`, nginxConfig(stamped));
  renameSync(`${part}.conf`, nginxFile);
  rmSync(folder, { recursive: true, force: true });
  renameSync(part, folder);
  return { folder, nginxFile, ownBytes };
}
