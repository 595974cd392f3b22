import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repoRoot } from '../repo-root.ts';
import { checkPublishedPackage } from './check-packages.ts';
import { publishedPackages } from './published-packages.ts';
import { addRehearsalChangeset, succeed, unreleasedVersion, waitingChangesets } from './release-steps.ts';
import { isOnLoopback, rehearsalRegistry } from './registry-address.ts';

const packages = publishedPackages(repoRoot);

describe('the packages as installed', () => {
  it('are all published, except the package for tests', () => {
    expect(packages.map(({ name }) => name)).toContain('@chada/site');
    expect(packages.map(({ name }) => name)).not.toContain('@chada/testing');
  });

  it('have one version', () => {
    expect(new Set(packages.map(({ version }) => version)).size).toBe(1);
  });

  it.each(packages)('$name has a valid form and types, and contains no tests', async (publishedPackage) => {
    const { problems, files } = await checkPublishedPackage(publishedPackage);
    expect(problems).toEqual([]);
    expect(files).toContain('README.md');
    expect(files.filter((path) => /\.(test|stories)\.|(^|\/)(test|reports)\//.test(path))).toEqual([]);
  });
});

it('each pending changeset names only published packages', () => {
  for (const name of waitingChangesets(repoRoot)) {
    const [, head = ''] =
      /^---\n([\s\S]*?)---/.exec(readFileSync(join(repoRoot, '.changeset', name), 'utf8')) ?? [];
    const named = [...head.matchAll(/^'([^']+)':/gm)].map(([, packageName]) => packageName);
    expect(
      packages.map((publishedPackage) => publishedPackage.name),
      name,
    ).toEqual(expect.arrayContaining(named));
  }
});

it('each published package has a changelog of its version', () => {
  for (const { folder, version } of packages)
    expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${version}\n`);
});

describe('a repository without a pending changeset', () => {
  async function withRepository(test: (root: string) => unknown): Promise<void> {
    const root = mkdtempSync(join(tmpdir(), 'chada-release-'));
    try {
      mkdirSync(join(root, 'packages/one'), { recursive: true });
      writeFileSync(join(root, 'packages/one/package.json'), '{ "name": "@chada/one", "version": "0.1.0" }');
      await succeed('git', ['init', '--quiet'], root);
      await test(root);
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  }

  it('releases the current version once', () =>
    withRepository(async (root) => {
      expect(await unreleasedVersion(root)).toBe('0.1.0');
      const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.org'];
      await succeed('git', [...author, 'commit', '--allow-empty', '--message', 'one', '--quiet'], root);
      await succeed('git', ['tag', 'v0.1.0'], root);
      await expect(unreleasedVersion(root)).rejects.toThrow('there is nothing to release');
    }));

  it('gets a changeset for a rehearsal, unless a changeset is pending', () =>
    withRepository((root) => {
      addRehearsalChangeset(root);
      expect(waitingChangesets(root)).toEqual(['rehearsal.md']);
      writeFileSync(join(root, '.changeset/rehearsal.md'), 'as it was');
      addRehearsalChangeset(root);
      expect(readFileSync(join(root, '.changeset/rehearsal.md'), 'utf8')).toBe('as it was');
    }));
});

describe('an unfit package', () => {
  it('is reported with the problem that its users would have', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'chada-unfit-'));
    try {
      const exports = {
        '.': { types: './dist/index.d.ts', default: './dist/index.js' },
        './gone': './dist/gone.js',
        './untyped': './dist/untyped.js',
      };
      const manifest = { name: 'unfit', version: '1.0.0', type: 'module', files: ['dist'], exports };
      mkdirSync(join(folder, 'dist'));
      writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
      writeFileSync(join(folder, 'dist/index.js'), 'export const one = 1;');
      writeFileSync(join(folder, 'dist/index.d.ts'), 'export declare const one = 1;');
      writeFileSync(join(folder, 'dist/untyped.js'), 'export const two = 2;');
      const { problems } = await checkPublishedPackage({ name: 'unfit', version: '1.0.0', folder });
      expect(problems.join('\n')).toMatch(/gone\.js.*does not exist/);
      expect(problems.join('\n')).toContain('UntypedResolution at ./untyped');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('the registry of a rehearsal', () => {
  it.each(['http://127.0.0.1:4873', 'http://localhost:4873/', 'http://[::1]:4873', 'http://127.9.9.9/'])(
    '%s is accepted',
    (address) => {
      expect(rehearsalRegistry(address).href).toContain('http');
    },
  );

  it.each([
    'https://registry.npmjs.org/',
    'http://127.0.0.1.example.com/',
    'http://localhost.example.com/',
    'http://127.0.0.1@registry.example.com/',
    'http://0.0.0.0:4873/',
    'http://10.0.0.1/',
    'file:///127.0.0.1',
    'not an address',
    '',
  ])('%s is refused', (address) => {
    expect(isOnLoopback(address)).toBe(false);
    expect(() => rehearsalRegistry(address)).toThrow('publishes only to a registry on this machine');
  });
});
