import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface RepoFile {
  readonly path: string;
  readonly text: string;
}

export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

const binary = /\.(png|jpe?g|gif|ico|webp|woff2?|ttf|otf|br|gz|zip|mp[34]|webm|pdf)$/i;
const neverSource = new Set(['node_modules', 'dist', 'reports', 'screenshots', 'coverage']);

export function repoPaths(root: string): string[] {
  try {
    const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
    const options = { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26, stdio: 'pipe' } as const;
    return [...new Set(execFileSync('git', args, options).split('\0').filter(Boolean))];
  } catch {
    return walk(root, '');
  }
}

function walk(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return entry.isFile() ? [path] : [];
    return neverSource.has(entry.name) || /^\.(git|turbo|data|cache)$/.test(entry.name)
      ? []
      : walk(root, path);
  });
}

export function readRepoFiles(root: string, paths: readonly string[]): RepoFile[] {
  return paths
    .filter((path) => !binary.test(path))
    .flatMap((path) => {
      try {
        return [{ path, text: readFileSync(join(root, path), 'utf8') }];
      } catch {
        return [];
      }
    });
}

export function lineOf(text: string, part: string): number {
  return text.split('\n').findIndex((line) => line.includes(part)) + 1;
}

/** Returns a finding for the first match in each line. `pattern` must not have the flag `g`. */
export function findLines(file: RepoFile, pattern: RegExp, message: (match: string) => string): Finding[] {
  return file.text.split('\n').flatMap((line, index) => {
    const found = pattern.exec(line);
    return found === null ? [] : [{ path: file.path, line: index + 1, message: message(found[0]) }];
  });
}

export function findMatches(file: RepoFile, pattern: RegExp): { line: number; match: RegExpExecArray }[] {
  return [...file.text.matchAll(pattern)].map((match) => ({
    line: file.text.slice(0, match.index).split('\n').length,
    match,
  }));
}
