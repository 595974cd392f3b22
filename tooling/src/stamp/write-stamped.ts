import { copyFileSync, linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nginxConfig } from '../hosting/nginx-config.ts';
import type { BuiltSite } from './built-site.ts';
import type { StampedBrand } from './stamp-brand.ts';

export interface WrittenBrand {
  readonly folder: string;
  /** Path of the nginx configuration, which is next to the folder. */
  readonly nginxFile: string;
  /** Size in bytes of the files that belong only to this brand. */
  readonly ownBytes: number;
}

/**
 * Creates a hard link if the disk supports it, otherwise a copy. Links are safe, because builds replace files instead
 * of changing them.
 */
function share(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Source maps are not deployed, because only developers need them. */
const isDeployed = (path: string): boolean => !path.endsWith('.map');

/**
 * Writes a brand's deployable folder in `out`. The previous folder is replaced only when the new folder is complete, so that
 * a server never serves partial content.
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
    // If the same content is already written under another name, the file becomes a link to it.
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
