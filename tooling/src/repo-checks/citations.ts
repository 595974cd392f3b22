import { findMatches, type Finding, type RepoFile } from './repo-files.ts';

export interface Citable {
  readonly ids: ReadonlySet<string>;
  readonly decisions: ReadonlyMap<number, string>;
}

export function readCitable(files: readonly RepoFile[]): Citable {
  const idsIn = (path: string, pattern: RegExp): string[] => {
    const text = files.find((file) => file.path === path)?.text ?? '';
    return [...text.matchAll(pattern)].map(([, id = '']) => id);
  };
  return {
    ids: new Set([
      ...idsIn('docs/rows.tsv', /^([A-Z]{2}-\d{2})\t/gm),
      ...idsIn('docs/readings.md', /^\| (RD-\d{2}) +\|/gm),
    ]),
    decisions: new Map(
      files.flatMap(({ path }) => {
        const [, name = '', number] = /^docs\/decisions\/((\d{4})-[^/]+\.md)$/.exec(path) ?? [];
        return number === undefined ? [] : [[Number(number), name] as const];
      }),
    ),
  };
}

/**
 * Finds citations of requirements and decisions that do not exist. Skips migrations, because an edit of a migration
 * changes its checksum.
 */
export function checkCitations(file: RepoFile, citable: Citable): Finding[] {
  if (file.path === 'pnpm-lock.yaml' || file.path.endsWith('.sql')) return [];
  return [...checkIds(file, citable.ids), ...checkDecisions(file, citable.decisions)];
}

function checkIds(file: RepoFile, ids: ReadonlySet<string>): Finding[] {
  const prefixes = new Set([...ids].map((id) => id.slice(0, 2)));
  return findMatches(file, /\b([A-Z]{2})-\d{2}\b/g).flatMap(({ line, match: [id, prefix = ''] }) =>
    !prefixes.has(prefix) || ids.has(id)
      ? []
      : [{ path: file.path, line, message: `${id} is not in docs/rows.tsv or docs/readings.md.` }],
  );
}

function checkDecisions(file: RepoFile, decisions: Citable['decisions']): Finding[] {
  const fault = (line: number, cited: string): Finding => ({
    path: file.path,
    line,
    message: `Decision ${cited} is not in docs/decisions/.`,
  });
  const citation = /\bdecisions?[\s*]+(\d{1,2}(?:(?:, | and )\d{1,2})*)\b/gi;
  const numbers = findMatches(file, citation).flatMap(({ line, match: [, cited = ''] }) =>
    cited.split(/, | and /).flatMap((number) => (decisions.has(Number(number)) ? [] : [fault(line, number)])),
  );
  const names = findMatches(file, /\bdecisions\/((\d{4})-[\w-]+\.md)\b/g);
  return [
    ...numbers,
    ...names.flatMap(({ line, match: [, name = '', number] }) =>
      decisions.get(Number(number)) === name ? [] : [fault(line, name)],
    ),
  ];
}
