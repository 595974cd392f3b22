import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

export class NotInstalledError extends Error {
  constructor(description: string, packages: string) {
    super(`${description} is not installed. On Debian: apt-get install ${packages}`);
    this.name = 'NotInstalledError';
  }
}
