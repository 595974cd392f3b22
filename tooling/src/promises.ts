import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repoRoot } from './repo-root.ts';
import { workspaceEnv } from './run-step.ts';
import { promisesUsage } from './commands/project-usages.ts';

const api = join(repoRoot, 'apps/reference-api');

/**
 * `pnpm promises` runs the test suites in `apps/reference-api/test/promises`, which prove the promises of the project.
 */
function run(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { full: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    console.log(promisesUsage);
    return 0;
  }
  const suites = readdirSync(join(api, 'test/promises')).filter((name) => name.endsWith('.test.ts'));
  const numberOf = (name: string) => Number.parseInt(name, 10);
  const numbers = suites.map(numberOf);
  const chosen = suites.filter((name) => positionals.some((number) => numberOf(name) === Number(number)));
  if (positionals.some((number) => !numbers.includes(Number(number)))) {
    console.error(`The promises are numbered 1 to ${Math.max(...numbers)}.\n\n${promisesUsage}`);
    return 2;
  }
  const files = (positionals.length > 0 ? chosen : suites).map((name) => `test/promises/${name}`);
  console.log(
    `${os.availableParallelism()} cores, ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.version}`,
  );
  const env = { ...process.env, ...workspaceEnv(repoRoot), ...(values.full && { CHADA_FULL: '1' }) };
  // Runs the test files one after another, because some tests measure times, and other files would disturb them.
  const args = ['run', '--no-file-parallelism', ...files];
  return (
    spawnSync(join(api, 'node_modules/.bin/vitest'), args, { cwd: api, env, stdio: 'inherit' }).status ?? 1
  );
}

try {
  process.exitCode = run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
