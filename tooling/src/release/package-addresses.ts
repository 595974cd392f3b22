import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as z from 'zod/mini';
import { publishedPackages } from './published-packages.ts';

const url = (pattern: RegExp) => z.string().check(z.regex(pattern));

const addressesSchema = z.object({
  repository: z.object({ type: z.literal('git'), url: url(/^(git\+)?https:\/\/[^\s/]+\/\S+$/) }),
  homepage: url(/^https:\/\/[^\s/]+(\/\S*)?$/),
});
export type PackageAddresses = z.infer<typeof addressesSchema>;

const missing = [
  'package.json of the repository has no valid "repository" and "homepage", so nobody who installs a package could find',
  'its source and its guides. Add both there once, such as',
  '  "repository": { "type": "git", "url": "git+https://git.example.com/chada.git" },',
  '  "homepage": "https://git.example.com/chada",',
  'and the release copies them into every package. To publish without them: --without-addresses.',
].join('\n');

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Returns `repository` and `homepage` of the root manifest. Throws if one of them is missing or is not an https URL.
 */
export function packageAddresses(root: string): PackageAddresses {
  const parsed = addressesSchema.safeParse(read(join(root, 'package.json')));
  if (!parsed.success) throw new Error(missing);
  return parsed.data;
}

/** Writes `repository` and `homepage` into the manifest of each published package. */
export function writeAddresses(root: string, { repository, homepage }: PackageAddresses): void {
  const manifestSchema = z.looseObject({ name: z.string(), version: z.string() });
  for (const { folder } of publishedPackages(root)) {
    const file = join(folder, 'package.json');
    const { name, version, ...rest } = manifestSchema.parse(read(file));
    const directory = relative(root, folder).replaceAll('\\', '/');
    const manifest = { name, version, ...rest, homepage, repository: { ...repository, directory } };
    writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  }
}
