import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StepResult, runStep } from '../run-step.ts';
import { checkPublishedPackage } from './check-packages.ts';
import { publishedPackages } from './published-packages.ts';

export function waitingChangesets(root: string): string[] {
  const folder = join(root, '.changeset');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
}

export async function buildPackages(root: string): Promise<void> {
  await succeed('turbo', ['run', 'build', '--filter=./packages/*', '--output-logs=errors-only'], root);
}

export async function checkPackages(root: string): Promise<void> {
  const problems: string[] = [];
  for (const publishedPackage of publishedPackages(root)) {
    const found = await checkPublishedPackage(publishedPackage);
    problems.push(...found.problems.map((problem) => `${found.name}: ${problem}`));
  }
  if (problems.length > 0) throw new Error(`The packages cannot be published:\n${problems.join('\n')}`);
}

/** Applies the pending changesets. Returns the new version. Throws if no changeset is pending. */
export async function raiseVersions(root: string): Promise<string> {
  if (waitingChangesets(root).length === 0) throw nothingToRelease();
  await succeed('changeset', ['version'], root);
  return currentVersion(root);
}

/** Returns the current version. Throws if git already has a tag for this version. */
export async function unreleasedVersion(root: string): Promise<string> {
  const version = currentVersion(root);
  const tag = await succeed('git', ['tag', '--list', `v${version}`], root);
  if (tag.trim() !== '') throw nothingToRelease();
  return version;
}

export function addRehearsalChangeset(root: string): void {
  const [first] = publishedPackages(root);
  if (first === undefined || waitingChangesets(root).length > 0) return;
  mkdirSync(join(root, '.changeset'), { recursive: true });
  writeFileSync(join(root, '.changeset/rehearsal.md'), `---\n'${first.name}': patch\n---\n\nA rehearsal.\n`);
}

function currentVersion(root: string): string {
  const [first] = publishedPackages(root);
  if (first === undefined) throw new Error('There is no package to publish.');
  return first.version;
}

function nothingToRelease(): Error {
  return new Error(
    'No changeset waits and the current version is released, so there is nothing to release. Describe a change with ' +
      '`pnpm changeset`.',
  );
}

/**
 * Publishes each package whose current version is not in the registry yet.
 * @param token authenticates at the registry.
 */
export async function publishPackages(root: string, registry: URL, token: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'chada-npmrc-'));
  try {
    const file = join(folder, '.npmrc');
    const login = `//${registry.host}${registry.pathname}:_authToken=${token}`;
    const lines = [`registry=${registry.href}`, `@chada:registry=${registry.href}`, login];
    writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
    // Sets the registry's URL twice, because npm and pnpm read different environment variables.
    const env = {
      npm_config_registry: registry.href,
      pnpm_config_registry: registry.href,
      NPM_CONFIG_USERCONFIG: file,
      PNPM_CONFIG_USERCONFIG: file,
    };
    const registryInUse = (await succeed('pnpm', ['config', 'get', 'registry'], root, env))
      .trim()
      .split('\n')
      .at(-1);
    if (registryInUse !== registry.href)
      throw new Error(`pnpm would publish to ${String(registryInUse)} instead of ${registry.href}.`);
    await succeed('changeset', ['publish', '--no-git-tag'], root, env);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

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
