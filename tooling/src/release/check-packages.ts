import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { runStep } from '../run-step.ts';
import type { PublishedPackage } from './published-packages.ts';

export interface PackageFindings {
  readonly name: string;
  readonly problems: readonly string[];
  readonly files: readonly string[];
}

/** Checks a package with publint and are-the-types-wrong. */
export async function checkPublishedPackage({ name, folder }: PublishedPackage): Promise<PackageFindings> {
  const target = mkdtempSync(join(tmpdir(), 'chada-pack-'));
  try {
    const packed = await runStep('pnpm', ['pack', '--pack-destination', target], folder);
    const [tarball] = readdirSync(target);
    if (tarball === undefined) throw new Error(`${name} could not be packed:\n${packed.output}`);
    const bytes = new Uint8Array(readFileSync(join(target, tarball)));
    const [lint, types] = await Promise.all([problemsOfForm(bytes), problemsOfTypes(bytes)]);
    const files = createPackageFromTarballData(bytes)
      .listFiles()
      .map((path) => path.replace(`/node_modules/${name}/`, ''));
    return { name, problems: [...lint, ...types], files };
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}

async function problemsOfForm(tarball: Uint8Array): Promise<string[]> {
  const { messages, pkg } = await publint({
    pack: { tarball: new Uint8Array(tarball).buffer },
    strict: true,
  });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

const modulesOnly = new Set(['node10', 'node16-cjs']);

async function problemsOfTypes(tarball: Uint8Array): Promise<string[]> {
  const analysis = await checkPackage(createPackageFromTarballData(tarball), {
    excludeEntrypoints: [/\.css$/, /\.json$/, /\.html$/],
  });
  if (analysis.types === false) return ['It has no types.'];
  return analysis.problems.filter((problem) => !modulesOnly.has(resolutionOf(problem))).map(sentence);
}

function resolutionOf(problem: Problem): string {
  return 'resolutionKind' in problem
    ? problem.resolutionKind
    : 'resolutionOption' in problem
      ? problem.resolutionOption
      : '';
}

function sentence(problem: Problem): string {
  const entrypoint = 'entrypoint' in problem ? ` at ${problem.entrypoint}` : '';
  return `${problem.kind}${entrypoint} (${resolutionOf(problem)})`;
}
