import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { publishedPackages } from '../release/published-packages.ts';
import { repoRoot } from '../repo-root.ts';
import { operationTablePath, withOperationTable } from './operation-table.ts';

const manifestSchema = z.object({
  description: z.string(),
  keywords: z.array(z.string()).check(z.minLength(3)),
  engines: z.object({ node: z.literal('>=20.19') }),
});

describe.each(publishedPackages(repoRoot))('$name', ({ folder }) => {
  it('has keywords, and the versions of Node that run it', () => {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    expect(manifestSchema.safeParse(manifest).error).toBeUndefined();
  });

  it('has a README that names no file outside the package', () => {
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    const prose = readme.replaceAll(/<!--[\s\S]*?-->/g, '');
    expect(prose.match(/\b(packages|apps|docs|tooling)\/[\w./-]+|\]\(\.\.\/[^)]*\)/g) ?? []).toEqual([]);
  });
});

it('the README of api-client lists every operation: node tooling/src/write-operation-table.ts', () => {
  const text = readFileSync(join(repoRoot, operationTablePath), 'utf8');
  expect(withOperationTable(text)).toBe(text);
});
