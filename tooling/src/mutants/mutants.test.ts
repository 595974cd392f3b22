import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { repoRoot } from '../repo-root.ts';
import { cutIntoBlocks, drawBlocks } from './blocks.ts';
import { mutatePackage, type Mutant, type Target } from './mutate-package.ts';
import { describeReport } from './report.ts';

const made: string[] = [];
afterEach(() => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const isAdultSource = 'export function isAdult(age: number): boolean {\n  return age >= 20;\n}\n';

function makeRepository(): string {
  const root = mkdtempSync(join(tmpdir(), 'chada-mutants-'));
  made.push(root);
  const folder = join(root, 'packages/tiny');
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "tiny", "type": "module" }');
  writeFileSync(join(folder, 'vitest.config.ts'), 'export default { test: {} };');
  writeFileSync(join(folder, 'src/is-adult.ts'), isAdultSource);
  writeFileSync(
    join(folder, 'src/is-adult.test.ts'),
    "import { expect, it } from 'vitest';\nimport { isAdult } from './is-adult.ts';\n" +
      "it('knows', () => expect([isAdult(30), isAdult(10)]).toEqual([true, false]));\n",
  );
  symlinkSync(join(repoRoot, 'tooling/node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(root, '.gitignore'), 'node_modules\n');
  execFileSync('git', ['init', '-q'], { cwd: root });
  return root;
}

const target = (packageName: string): Target => ({ packageName, paths: [], tests: [], sample: null });

describe('pnpm mutants', () => {
  it('lists a mutation that no test detects, and leaves the package unchanged', async () => {
    const root = makeRepository();
    const report = describeReport('tiny', await mutatePackage(root, target('tiny')));
    expect(report.text).toContain('src/is-adult.ts:2  return age >= 20;\n    => age > 20');
    expect(report.reached).toBe(false);
    expect(readFileSync(join(root, 'packages/tiny/src/is-adult.ts'), 'utf8')).toBe(isAdultSource);
    expect(existsSync(join(root, '.mutants/tiny'))).toBe(false);
  });

  it('runs only the named tests, as a file or a folder', async () => {
    const root = makeRepository();
    const put = (file: string, text: string): void => writeFileSync(join(root, 'packages/tiny', file), text);
    mkdirSync(join(root, 'packages/tiny/test'));
    put(
      'src/fails.test.ts',
      "import { it } from 'vitest';\nit('fails', () => { throw new Error('ran'); });\n",
    );
    put(
      'test/twenty.test.ts',
      "import { expect, it } from 'vitest';\nimport { isAdult } from '../src/is-adult.ts';\n" +
        "it('knows 20', () => expect(isAdult(20)).toBe(true));\n",
    );
    const tests = ['src/is-adult.test.ts', 'test'];
    const { text, reached } = describeReport('tiny', await mutatePackage(root, { ...target('tiny'), tests }));
    expect(text).toMatch(/ 0 survived,/);
    expect(reached).toBe(true);
  });

  it('passes at 90 % and counts a timeout as detected', () => {
    const mutant = { file: 'src/a.ts', line: 1, code: 'a', mutator: 'BooleanLiteral', replacement: 'true' };
    const killed: Mutant[] = Array.from({ length: 9 }, (_, index) => ({
      ...mutant,
      status: index === 0 ? 'Timeout' : 'Killed',
    }));
    const survivor: Mutant = { ...mutant, status: 'NoCoverage' };
    expect(describeReport('tiny', [...killed, survivor]).reached).toBe(true);
    expect(describeReport('tiny', [...killed, survivor, survivor]).reached).toBe(false);
  });

  it('lists faults that only a timeout detected, because a busy machine causes timeouts too', () => {
    const mutant = { file: 'src/a.ts', code: 'a', mutator: 'BooleanLiteral', replacement: 'true' };
    const mutants: Mutant[] = [
      { ...mutant, line: 1, status: 'Killed', statusReason: 'expected 1 to be 2' },
      { ...mutant, line: 2, status: 'Killed', statusReason: 'Test timed out in 10000ms.' },
      { ...mutant, line: 3, status: 'Timeout' },
    ];
    const { text } = describeReport('tiny', mutants);
    expect(text.match(/noticed by a timeout: .*:\d/g)).toEqual([
      'noticed by a timeout: src/a.ts:2',
      'noticed by a timeout: src/a.ts:3',
    ]);
    expect(text).toMatch(/3 of 3 .* 2 noticed by a timeout$/);
  });

  it('selects blocks by seed', () => {
    const blocks = cutIntoBlocks({ 'src/a.ts': 45, 'src/b.ts': 400 });
    expect(blocks.slice(0, 3)).toEqual([
      { file: 'src/a.ts', from: 1, to: 20 },
      { file: 'src/a.ts', from: 21, to: 40 },
      { file: 'src/a.ts', from: 41, to: 45 },
    ]);
    expect(drawBlocks(blocks, '7', 6)).toEqual(drawBlocks(blocks, '7', 6));
    expect(drawBlocks(blocks, '7', 6)).not.toEqual(drawBlocks(blocks, '8', 6));
  });

  it('refuses the name of a folder that is not a package', async () => {
    await expect(mutatePackage(repoRoot, target('../docs'))).rejects.toThrow('No package "../docs"');
  });
});
