import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the first of these programs that is on the PATH. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** Thrown if a browser can't run on this machine; says how to install the missing part. */
export class NotInstalled extends Error {
  constructor(what: string, packages: string) {
    super(`${what} is not installed. On Debian: apt-get install ${packages}`);
    this.name = 'NotInstalled';
  }
}
