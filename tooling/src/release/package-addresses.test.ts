import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { packageAddresses, writeAddresses } from './package-addresses.ts';

const repository = { type: 'git', url: 'git+https://git.example.com/chada.git' } as const;
const homepage = 'https://git.example.com/chada';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'chada-addresses-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const writeRoot = (fields: object): void => writeFileSync(join(root, 'package.json'), JSON.stringify(fields));

it('are copied into every published package, with its folder', () => {
  writeRoot({ repository, homepage });
  const manifest = {
    name: '@chada/one',
    version: '0.1.0',
    license: 'UNLICENSED',
    exports: { '.': './a.js' },
  };
  for (const [name, more] of [
    ['one', {}],
    ['tests', { private: true }],
  ] as const) {
    mkdirSync(join(root, 'packages', name), { recursive: true });
    writeFileSync(join(root, 'packages', name, 'package.json'), JSON.stringify({ ...manifest, ...more }));
  }
  writeAddresses(root, packageAddresses(root));
  const text = (name: string) => readFileSync(join(root, 'packages', name, 'package.json'), 'utf8');
  const directory = 'packages/one';
  const expected = { ...manifest, homepage, repository: { ...repository, directory } };
  expect(text('one')).toBe(`${JSON.stringify(expected, null, 2)}\n`);
  expect(text('tests')).not.toContain('homepage');
});

it.each([
  ['nothing', {}],
  ['only the repository', { repository }],
  ['only the homepage', { homepage }],
  ['a repository without a type', { repository: 'https://git.example.com/chada.git', homepage }],
  ['an address without https', { repository, homepage: 'git.example.com/chada' }],
])('a release with %s says what to add, and how to publish without', (_what, fields) => {
  writeRoot(fields);
  expect(() => packageAddresses(root)).toThrow(/no valid "repository" and "homepage"[^]*--without-addresses/);
});
