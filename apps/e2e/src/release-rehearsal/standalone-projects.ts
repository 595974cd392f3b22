import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { succeed } from '@chada/tooling/release';
import { ourVersionOf } from './outside-project.ts';

const ownFiles = join(import.meta.dirname, 'standalone');

const projects = {
  'ui-kit': { packages: ['ui-kit'], libraries: ['react', 'react-dom', 'vite'] },
  'api-client': { packages: ['api-client', 'contract'], libraries: [] },
  'membership-rules': { packages: ['membership-rules'], libraries: [] },
} as const;
export type StandaloneName = keyof typeof projects;

export interface StandaloneProject {
  run(file: string, env?: Readonly<Record<string, string>>): Promise<string>;
  /** Bundles the file `entry`. Returns the compressed size of the bundle in bytes. */
  bundle(entry: string): Promise<number>;
  remove(): void;
}

export async function createStandaloneProject(
  name: StandaloneName,
  registry: URL,
  version: string,
): Promise<StandaloneProject> {
  const folder = mkdtempSync(join(tmpdir(), `chada-${name}-`));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    cpSync(join(ownFiles, name), folder, { recursive: true });
    const { packages, libraries } = projects[name];
    const dependencies = Object.fromEntries([
      ...packages.map((item) => [`@chada/${item}`, version]),
      ...libraries.map((library) => [library, ourVersionOf(library)]),
    ]);
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ name, private: true, type: 'module', dependencies }),
    );
    writeFileSync(join(folder, '.npmrc'), `@chada:registry=${registry.href}\n`);
    await succeed('pnpm', ['install', '--prefer-offline', '--ignore-scripts'], folder);
  } catch (error) {
    remove();
    throw error;
  }
  return {
    remove,
    run: (file, env = {}) => succeed(process.execPath, ['--no-warnings', file], folder, env),
    async bundle(entry) {
      await succeed('pnpm', ['exec', 'vite', 'build', '--logLevel', 'error'], folder, { ENTRY: entry });
      const built = join(folder, 'dist', entry);
      const sizes = readdirSync(built).map(
        (file) => brotliCompressSync(readFileSync(join(built, file))).length,
      );
      return sizes.reduce((sum, size) => sum + size, 0);
    },
  };
}
