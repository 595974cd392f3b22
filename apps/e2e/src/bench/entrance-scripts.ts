import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface SizedScript {
  readonly name: string;
  readonly bytes: number;
}

export interface EntranceScripts {
  /** The scripts that a browser must load before it can send a sign-in, including axios. */
  readonly signIn: readonly SizedScript[];
  /** All scripts of the page, including axios. */
  readonly page: readonly SizedScript[];
}

/** The largest total sizes that meet the goals, in bytes. */
export const entranceGoals = { signIn: 60_000, page: 136_000 };

function withImports(folder: string, file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(join(folder, 'assets', file), 'utf8');
  for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
    withImports(folder, imported, found);
  return found;
}

function sized(folder: string, files: Iterable<string>): readonly SizedScript[] {
  return Array.from(new Set(files), (name) => {
    const file = join(folder, 'assets', name);
    return { name, bytes: statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size };
  });
}

/** Returns the size of each script of a page in bytes, after the build's compression. */
export function entranceScripts(folder: string, page: string): EntranceScripts {
  const html = readFileSync(join(folder, page), 'utf8');
  const scriptOf = (pattern: RegExp): string => {
    const address = pattern.exec(html)?.[1];
    if (address === undefined) throw new Error(`${folder} is not a built site: ${page} lacks ${pattern}.`);
    return basename(address);
  };
  const transport = readdirSync(join(folder, 'assets')).filter((file) => /^transport-[\w-]+\.js$/.test(file));
  if (transport.length !== 1) throw new Error(`${folder} has ${transport.length} transports.`);
  const plain = [
    // A built site names the early script in `data-inline`. A stamped site contains it, with its name in `data-file`.
    scriptOf(/<script (?:data-inline src|data-file)="(\/assets\/early-[^"]+)"/),
    scriptOf(/<script defer src="(\/assets\/boot-[^"]+)"/),
    ...transport,
  ];
  const signIn = withImports(folder, scriptOf(/data-modern-first="([^"]+)"/));
  const named = Array.from(
    html.matchAll(/<link rel="modulepreload"[^>]* href="\/assets\/([^"]+)"/g),
    ([, file = '']) => file,
  );
  return {
    signIn: sized(folder, [...plain, ...signIn]),
    page: sized(folder, [...plain, ...named, ...withImports(folder, scriptOf(/data-modern="([^"]+)"/))]),
  };
}

export const totalBytes = (scripts: readonly SizedScript[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0);
