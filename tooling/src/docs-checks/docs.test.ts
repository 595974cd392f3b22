import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { checkArguments } from '../commands/check-arguments.ts';
import { commands } from '../commands/commands.ts';
import { publishedPackages } from '../release/published-packages.ts';
import { repoRoot } from '../repo-root.ts';
import { scriptsIn } from './commands.ts';
import { compileExamples } from './compile-examples.ts';
import { fencesOf } from './fences.ts';
import { measurements, provenCommands } from './proven-commands.ts';

const guides = [
  'README.md',
  ...readdirSync(join(repoRoot, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const frontDoor = ['CONTRIBUTING.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md'];
const decisions = readdirSync(join(repoRoot, 'docs/decisions')).map((name) => `docs/decisions/${name}`);
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(repoRoot, 'package.json'), 'utf8')));

describe('blocks of code in a text', () => {
  it('are found with their language, line and hidden declarations', () => {
    const text =
      '# A\n\n<!-- given\ndeclare const a: 1;\n-->\n\n```ts\nfoo(a);\n```\n\n1. x\n\n   ```sh\n   pnpm x\n   ```\n';
    expect(fencesOf(text)).toEqual([
      { language: 'ts', code: 'foo(a);\n', given: 'declare const a: 1;\n', line: 8 },
      { language: 'sh', code: '   pnpm x\n', given: '', line: 14 },
    ]);
  });

  it('list the scripts that they run', () => {
    const [fence] = fencesOf(
      '```sh\nnpx -y pnpm@12.21.0 start # all\nA=1 pnpm brand:stamp --all\npnpm install\npnpm --filter x test\n```',
    );
    expect(fence && scriptsIn(fence)).toEqual(['start', 'brand:stamp']);
  });
});

describe('the guides', () => {
  it.each([...guides, ...frontDoor])('%s contains only commands that exist', (path) => {
    const named = fencesOf(readFileSync(join(repoRoot, path), 'utf8')).flatMap(scriptsIn);
    expect(named.filter((script) => scripts[script] === undefined)).toEqual([]);
  });

  it.each([...guides, ...frontDoor, ...decisions])('%s names only flags that its commands accept', (path) => {
    const named = readFileSync(join(repoRoot, path), 'utf8').matchAll(
      /\bpnpm(?:@[\d.]+)? (?<name>[\w:-]+)(?<args>[^`\n#]*)/g,
    );
    const refused = [...named].flatMap(({ 0: line, groups: { name = '', args = '' } = {} }) => {
      const command = commands[name];
      const words = args.split(/\s+/).filter((word) => word !== '');
      return command && checkArguments(command, words).kind === 'mistake' ? [line] : [];
    });
    expect(refused).toEqual([]);
  });

  it.each(guides.filter((path) => path !== 'README.md'))('%s: a test runs each of its commands', (path) => {
    const named = fencesOf(readFileSync(join(repoRoot, path), 'utf8')).flatMap(scriptsIn);
    const unproven = named.filter((script) => {
      const [file = '', words = ''] = provenCommands[script] ?? [];
      const proven = file !== '' && readFileSync(join(repoRoot, file), 'utf8').includes(words);
      return !proven && !measurements.includes(script);
    });
    expect(unproven).toEqual([]);
  });

  it.each([...guides, ...frontDoor, ...decisions])('%s points only to files that exist', (path) => {
    const text = readFileSync(join(repoRoot, path), 'utf8');
    const folder = join(repoRoot, path, '..');
    const targets = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(
      ([, target = '']) => target,
    );
    expect(targets.filter((target) => !existsSync(join(folder, target)))).toEqual([]);
  });
});

describe('the README of a published package', () => {
  it.each(publishedPackages(repoRoot))(
    '$name has an example, and it compiles',
    { timeout: 60_000 },
    async ({ folder }) => {
      const readme = readFileSync(join(folder, 'README.md'), 'utf8');
      expect(fencesOf(readme).some(({ language }) => language.startsWith('ts'))).toBe(true);
      expect(await compileExamples(readme, folder)).toBe('');
    },
  );
});
