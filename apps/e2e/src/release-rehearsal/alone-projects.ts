import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { succeed } from '@chada/tooling/release';
import { ourVersionOf } from './outside-project.ts';

const ownFiles = join(import.meta.dirname, 'alone');

const projects = {
  'ui-kit': { ours: ['ui-kit'], libraries: ['react', 'react-dom', 'vite'] },
  'api-client': { ours: ['api-client', 'contract'], libraries: [] },
  'membership-rules': { ours: ['membership-rules'], libraries: [] },
} as const;
export type AloneName = keyof typeof projects;

export interface AloneProject {
  run(file: string, env?: Readonly<Record<string, string>>): Promise<string>;
  /** Bundles the file `entry`. Returns the compressed size of the bundle in bytes. */
  bundle(entry: string): Promise<number>;
  remove(): void;
}

export async function createAloneProject(
  name: AloneName,
  registry: URL,
  version: string,
): Promise<AloneProject> {
  const folder = mkdtempSync(join(tmpdir(), `chada-${name}-`));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    cpSync(join(ownFiles, name), folder, { recursive: true });
    const { ours, libraries } = projects[name];
    const dependencies = Object.fromEntries([
      ...ours.map((one) => [`@chada/${one}`, version]),
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
