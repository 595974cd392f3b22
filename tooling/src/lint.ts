import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { accepted } from './mutants/accepted.ts';
import { checkRepo } from './repo-checks/repo-checks.ts';
import { repoPaths } from './repo-checks/repo-files.ts';
import { repoRoot } from './repo-root.ts';
import { runStep } from './run-step.ts';

/** `pnpm lint [paths]` runs all static checks. The exit code is 1 if there are findings. */
const paths = process.argv.slice(2);
const failed: string[] = [];

async function step(name: string, command: string, args: readonly string[]): Promise<void> {
  const { code, output } = await runStep(command, args, repoRoot);
  console.log(code === 0 ? `${name}: ok` : `${name}: failed\n${output.trimEnd()}`);
  if (code !== 0) failed.push(name);
}

await step('declarations', 'turbo', ['run', 'build', '--filter=./packages/*', '--output-logs=errors-only']);
const styles = repoPaths(repoRoot).filter(
  (path) => path.endsWith('.css') && existsSync(join(repoRoot, path)) && inside(path),
);
// Without the flag, a program fails if it checks none of the given paths, for example if all are style sheets.
const givenOrAll = ['--no-error-on-unmatched-pattern', ...paths];
await Promise.all([step('oxlint', 'oxlint', givenOrAll), lintFormatAndStyles()]);

const findings = checkRepo(repoRoot, accepted).filter(({ path }) => inside(path));
console.log(findings.length === 0 ? 'repository: ok' : 'repository: failed');
for (const { path, line, message } of findings) console.log(`  ${path}:${line}: ${message}`);
if (findings.length > 0) failed.push('repository');

console.log(failed.length === 0 ? 'lint: ok' : `lint: failed (${failed.join(', ')})`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function lintFormatAndStyles(): Promise<void> {
  await step('oxfmt', 'oxfmt', ['--check', ...givenOrAll]);
  if (styles.length > 0) await step('stylelint', 'stylelint', styles);
}

function inside(path: string): boolean {
  return (
    paths.length === 0 ||
    paths.some((given) => path === given || path.startsWith(`${given.replace(/\/$/, '')}/`))
  );
}
