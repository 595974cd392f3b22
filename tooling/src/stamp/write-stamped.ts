import { copyFileSync, linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nginxConfig } from '../hosting/nginx-config.ts';
import type { BuiltSite } from './built-site.ts';
import type { StampedBrand } from './stamp-brand.ts';

/** The output for a brand. */
export interface WrittenBrand {
  /** The folder to deploy. */
  readonly folder: string;
  /** Its nginx configuration, next to the folder and not part of it. */
  readonly nginxFile: string;
  /** The bytes of this brand's own files; all others are shared. */
  readonly ownBytes: number;
}

/** Hard-links a file if the disk supports it, else copies it. Builds replace files and never write into them. */
function share(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Source maps are not deployed; developers have them in the build. */
const isDeployed = (path: string): boolean => !path.endsWith('.map');

/**
 * Writes a brand's deployable folder below `out` and replaces the previous one. The previous one stays until the new one is
 * complete, so that a server never serves half of it.
 */
export function writeStamped(site: BuiltSite, stamped: StampedBrand, out: string): WrittenBrand {
  const folder = join(out, stamped.id);
  const part = join(out, `.${stamped.id}.part`);
  const nginxFile = join(out, `${stamped.id}.nginx.conf`);
  rmSync(part, { recursive: true, force: true });
  const shared = site.files.filter(isDeployed);
  const folders = new Set([...shared, ...stamped.files.keys()].map((path) => dirname(path)));
  for (const one of folders) mkdirSync(join(part, one), { recursive: true });
  for (const path of shared) share(join(site.folder, path), join(part, path));
  const written = new Map<Buffer, string>();
  let ownBytes = 0;
  for (const [path, body] of stamped.files) {
    const target = join(part, path);
    const before = written.get(body);
    // The same content with and without the hash in its name is one file.
    if (before !== undefined) {
      share(before, target);
      continue;
    }
    writeFileSync(target, body);
    written.set(body, target);
    ownBytes += body.length;
  }
  writeFileSync(nginxFile, nginxConfig(stamped));
  rmSync(folder, { recursive: true, force: true });
  renameSync(part, folder);
  return { folder, nginxFile, ownBytes };
}
