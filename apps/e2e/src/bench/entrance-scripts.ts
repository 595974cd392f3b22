import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface SizedScript {
  readonly name: string;
  readonly bytes: number;
}

/** Returns the scripts that a browser needs until it can send a sign-in. */
export function entranceScripts(folder: string, page: string): readonly SizedScript[] {
  const html = readFileSync(join(folder, page), 'utf8');
  const named = html.match(/(?<=")\/assets\/[\w.-]+\.js(?=")/g) ?? [];
  const transport = readdirSync(join(folder, 'assets')).filter((file) => /^transport-[\w-]+\.js$/.test(file));
  if (named.length < 3 || transport.length !== 1) throw new Error(`${folder} is not a built site.`);
  const paths = new Set([...named, ...transport.map((file) => `/assets/${file}`)]);
  return [...paths].map((path) => {
    const file = join(folder, path);
    return {
      name: basename(path),
      bytes: statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size,
    };
  });
}

export const totalBytes = (scripts: readonly SizedScript[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0);
