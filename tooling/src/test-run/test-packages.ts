import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

export interface TestPackage {
  readonly name: string;
  readonly folder: string;
  readonly testFiles: readonly string[];
}

const manifestSchema = z.object({
  name: z.string(),
  scripts: z.optional(z.record(z.string(), z.string())),
});

export function testPackagesOf(root: string): TestPackage[] {
  const folders = ['packages', 'apps'].flatMap((parent) =>
    existsSync(join(root, parent)) ? readdirSync(join(root, parent)).map((name) => join(parent, name)) : [],
  );
  return [...folders.sort(), 'tooling'].flatMap((folder) => {
    const file = join(root, folder, 'package.json');
    if (!existsSync(file)) return [];
    const { name, scripts } = manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    if (scripts?.['test'] === undefined) return [];
    return [{ name, folder, testFiles: testFilesBelow(join(root, folder), '') }];
  });
}

function testFilesBelow(folder: string, below: string): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (!entry.isDirectory()) return /\.test\.[cm]?tsx?$/.test(entry.name) ? [path] : [];
    return /^(node_modules|dist|reports|\..*)$/.test(entry.name) ? [] : testFilesBelow(folder, path);
  });
}
