import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { succeed } from '@chada/tooling/release';
import { repoRoot } from '@chada/tooling/repo-root';
import * as z from 'zod/mini';

const ownFiles = join(import.meta.dirname, 'outside');
const extendedFiles = join(import.meta.dirname, 'extended');

const versionSchema = z.object({ version: z.string() });

export function ourVersionOf(library: string): string {
  const here = createRequire(join(repoRoot, 'apps/member-site/package.json'));
  const manifest: unknown = JSON.parse(readFileSync(here.resolve(`${library}/package.json`), 'utf8'));
  return versionSchema.parse(manifest).version;
}

export interface OutsideProject {
  readonly folder: string;
  readonly ownLines: number;
  remove(): void;
}

export async function createOutsideProject(
  clientId: string,
  registry: URL,
  version: string,
  kind: 'plain' | 'extended' = 'plain',
): Promise<OutsideProject> {
  const folder = mkdtempSync(join(tmpdir(), 'chada-outside-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    cpSync(ownFiles, folder, { recursive: true });
    if (kind === 'extended') cpSync(extendedFiles, folder, { recursive: true });
    cpSync(join(repoRoot, 'clients', clientId), join(folder, 'brands', clientId), { recursive: true });
    const manifest = {
      name: 'outside',
      private: true,
      type: 'module',
      dependencies: {
        '@chada/site': version,
        '@chada/client-config': version,
        react: ourVersionOf('react'),
        'react-dom': ourVersionOf('react-dom'),
      },
      devDependencies: { vite: ourVersionOf('vite') },
    };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
    writeFileSync(join(folder, '.npmrc'), `@chada:registry=${registry.href}\n`);
    await succeed('pnpm', ['install', '--prefer-offline', '--ignore-scripts'], folder);
    await succeed('pnpm', ['exec', 'vite', 'build', '--logLevel', 'error'], folder);
    return { folder, ownLines: linesOf(ownFiles), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function linesOf(folder: string): number {
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return texts.flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '').length;
}
