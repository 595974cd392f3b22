import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

export interface PublishedPackage {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
}

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  private: z.optional(z.boolean()),
});

export function publishedPackages(root: string): PublishedPackage[] {
  return readdirSync(join(root, 'packages')).flatMap((name) => {
    const folder = join(root, 'packages', name);
    const file = join(folder, 'package.json');
    if (!existsSync(file)) return [];
    const manifest = manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return manifest.private === true ? [] : [{ name: manifest.name, version: manifest.version, folder }];
  });
}
