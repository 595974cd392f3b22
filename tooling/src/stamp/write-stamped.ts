import { copyFileSync, linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nginxConfig } from '../hosting/nginx-config.ts';
import type { BuiltSite } from './built-site.ts';
import type { StampedBrand } from './stamp-brand.ts';

/** What was written for a brand. */
export interface WrittenBrand {
  /** The folder to deploy. */
  readonly folder: string;
  /** The configuration of nginx for it, beside the folder and no part of it. */
  readonly nginxFile: string;
  /** Bytes that are this brand's own; everything else is the files that all brands share. */
  readonly ownBytes: number;
}

/** One file under two names where the disk can; a copy otherwise. Nobody writes into built files: builds replace them. */
function share(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Source maps are for developers, who have them in the build. */
const isDeployed = (path: string): boolean => !path.endsWith('.map');

/**
 * Writes a brand's deployable folder below `out`, in place of the one before. Until it is complete the one before
 * stays: whoever serves it never sees half.
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
    // Under its fingerprint and under its own name it is one file.
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
