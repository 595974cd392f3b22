import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StepResult, runStep } from '../run-step.ts';
import { checkPublishedPackage } from './check-packages.ts';
import { publishedPackages } from './published-packages.ts';

/** Changesets that wait to be released, by file name. */
export function waitingChangesets(root: string): string[] {
  const folder = join(root, '.changeset');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
}

/** Builds what is published. Throws with the output when it fails. */
export async function buildPackages(root: string): Promise<void> {
  await succeed('turbo', ['run', 'build', '--filter=./packages/*', '--output-logs=errors-only'], root);
}

/** Throws with every problem that someone who installs a package would have. */
export async function checkPackages(root: string): Promise<void> {
  const problems: string[] = [];
  for (const one of publishedPackages(root)) {
    const found = await checkPublishedPackage(one);
    problems.push(...found.problems.map((problem) => `${found.name}: ${problem}`));
  }
  if (problems.length > 0) throw new Error(`Not fit to be published:\n${problems.join('\n')}`);
}

/**
 * Turns the waiting changesets into versions and changelogs, for all packages together, and gives the version. Throws
 * when no changeset waits: there would be nothing to publish.
 */
export async function raiseVersions(root: string): Promise<string> {
  if (waitingChangesets(root).length === 0)
    throw new Error(
      'No changeset waits, so there is nothing to release: `pnpm changeset` describes a change.',
    );
  await succeed('changeset', ['version'], root);
  const [first] = publishedPackages(root);
  if (first === undefined) throw new Error('There is no package to publish.');
  return first.version;
}

/**
 * Publishes every package whose version the registry does not have.
 * @param token what the registry knows the publisher by.
 */
export async function publishPackages(root: string, registry: URL, token: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'chada-npmrc-'));
  try {
    const file = join(folder, '.npmrc');
    const login = `//${registry.host}${registry.pathname}:_authToken=${token}`;
    const lines = [`registry=${registry.href}`, `@chada:registry=${registry.href}`, login];
    writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
    // Changesets asks npm what is published already, and hands publishing to pnpm; each has its own way to be told.
    const env = {
      npm_config_registry: registry.href,
      pnpm_config_registry: registry.href,
      NPM_CONFIG_USERCONFIG: file,
      PNPM_CONFIG_USERCONFIG: file,
    };
    const told = (await succeed('pnpm', ['config', 'get', 'registry'], root, env)).trim().split('\n').at(-1);
    if (told !== registry.href)
      throw new Error(`pnpm would publish to ${String(told)} instead of ${registry.href}.`);
    await succeed('changeset', ['publish', '--no-git-tag'], root, env);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a command and gives what it said. Throws with that when it fails. */
export async function succeed(
  command: string,
  args: readonly string[],
  root: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { code, output }: StepResult = await runStep(command, args, root, () => {}, env);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output.trimEnd()}`);
  return output;
}
