import { constants, accessSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { repoRoot } from '../repo-root.ts';
import { repoPaths } from './repo-files.ts';

const read = (path: string): string => readFileSync(join(repoRoot, path), 'utf8');
const manifestSchema = z.object({
  license: z.string(),
  devDependencies: z.optional(z.record(z.string(), z.string())),
});
const manifestOf = (path: string): z.infer<typeof manifestSchema> =>
  manifestSchema.parse(JSON.parse(read(path)));

it.each(['ci', 'release'])('the workflow %s runs only the commands of .ci/', (name) => {
  const workflow = read(`.github/workflows/${name}.yml`);
  const commands = [...workflow.matchAll(/^ +- run: (?!\|)(.+)$/gm)].map(([, command = '']) => command);
  expect(commands.length).toBeGreaterThan(0);
  for (const command of commands) {
    expect(command).toMatch(/^\.ci\/[a-z]+$/);
    accessSync(join(repoRoot, command), constants.X_OK);
  }
});

it('checks and audits each change', () => {
  expect(read('.github/workflows/ci.yml')).toMatch(/run: \.ci\/run\n[^]*run: \.ci\/audit\n/);
});

it('releases with a signed statement of where the packages were built', () => {
  const workflow = read('.github/workflows/release.yml');
  expect(workflow).toMatch(/id-token: write/);
  expect(workflow).toMatch(/NPM_CONFIG_PROVENANCE: /);
});

it('names the same Node version for editors and for commands', () => {
  expect(read('.nvmrc').trim()).toBe(manifestOf('package.json').devDependencies?.['node']);
});

it('states the licence of the file LICENSE in each package', () => {
  const [licence] = read('LICENSE').split('\n');
  const manifests = repoPaths(repoRoot).filter((path) =>
    /^((packages|apps)\/[^/]+|tooling)\/package\.json$/.test(path),
  );
  expect(manifests.length).toBeGreaterThan(10);
  for (const path of ['package.json', ...manifests]) expect(manifestOf(path).license, path).toBe(licence);
});
