import { parseArgs } from 'node:util';
import { packageAddresses, writeAddresses } from './release/package-addresses.ts';
import {
  buildPackages,
  checkPackages,
  publishPackages,
  raiseVersions,
  succeed,
  unreleasedVersion,
  waitingChangesets,
} from './release/release-steps.ts';
import { repoRoot } from './repo-root.ts';

/**
 * `pnpm release --registry URL [--without-addresses]` tests, publishes and tags the packages. If changesets are
 * pending, the command first commits a new version. The command fails if the version already has a tag. It also fails
 * if the root manifest lacks `repository` or `homepage`, unless the flag `--without-addresses` is given. The caller must
 * push the commit and the tag. The environment variable `NPM_TOKEN` authenticates at the registry.
 */
const { values } = parseArgs({
  options: { registry: { type: 'string' }, 'without-addresses': { type: 'boolean', default: false } },
});

async function step<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  console.log(`${name} ...`);
  return run();
}

try {
  const { registry } = values;
  if (registry === undefined || !URL.canParse(registry))
    throw new Error('Say where to publish: `pnpm release --registry https://registry.example.com/`.');
  const token = process.env['NPM_TOKEN'];
  if (token === undefined || token === '')
    throw new Error('Set NPM_TOKEN to a token with which the registry lets you publish.');
  const addresses = values['without-addresses'] ? undefined : packageAddresses(repoRoot);
  if ((await succeed('git', ['status', '--porcelain'], repoRoot)) !== '')
    throw new Error('There are changes that are not committed: commit or stash them first.');
  await step('test', () => succeed('node', ['tooling/src/test.ts'], repoRoot));
  await step('build', () => buildPackages(repoRoot));
  await step('packages', () => checkPackages(repoRoot));
  const waiting = waitingChangesets(repoRoot).length > 0;
  const version = await step('versions', () => (waiting ? raiseVersions : unreleasedVersion)(repoRoot));
  if (addresses !== undefined) writeAddresses(repoRoot, addresses);
  if ((await succeed('git', ['status', '--porcelain'], repoRoot)) !== '') {
    await succeed('git', ['add', '--all'], repoRoot);
    await succeed('git', ['commit', '--message', `chore(release): ${version}`], repoRoot);
  }
  await step('publish', () => publishPackages(repoRoot, new URL(registry), token));
  await succeed('git', ['tag', `v${version}`], repoRoot);
  console.log(`released ${version}; to share it: git push --follow-tags origin HEAD v${version}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
