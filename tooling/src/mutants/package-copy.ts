import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

export function findPackage(root: string, name: string): string {
  const found = ['packages', 'apps']
    .map((parent) => `${parent}/${name}`)
    .find((folder) => existsSync(join(root, folder, 'package.json')));
  if (!/^[a-z][a-z-]*$/.test(name) || found === undefined)
    throw new Error(`No package "${name}" in packages/ or apps/.`);
  return found;
}

/**
 * Copies a package without the files that git ignores. The copy has the same folder depth as the package, so that
 * relative paths remain valid.
 */
export function copyPackage(root: string, folder: string): { readonly path: string; remove: () => void } {
  const source = join(root, folder);
  const path = join(root, '.mutants', `${folder.split('/').at(-1)}-${process.pid}`);
  const remove = (): void => rmSync(path, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: source,
    encoding: 'utf8',
  });
  mkdirSync(path, { recursive: true });
  for (const file of files.split('\0')) {
    if (file !== '' && existsSync(join(source, file))) cpSync(join(source, file), join(path, file));
  }
  for (const shared of ['node_modules', 'dist']) {
    if (existsSync(join(source, shared))) symlinkSync(join(source, shared), join(path, shared));
  }
  return { path, remove };
}
