import type { RepoFile } from '../repo-checks/repo-files.ts';
import { rowIdPattern } from './row-table.ts';

/** The kind of a test: as a member in a browser, over real HTTP, or a unit. */
export type ProofKind = 'browser' | 'http' | 'unit';

/** The test files of one row, by kind. */
export type Proofs = Readonly<Record<ProofKind, readonly string[]>>;

/** True if a file contains tests: test files, and the journeys that run in browsers. */
export function holdsTests(path: string): boolean {
  return /\.test\.[cm]?tsx?$/.test(path) || /^apps\/e2e\/src\/.*journey.*\.ts$/.test(path);
}

/** Returns the kind of the tests of a file, by its location. */
export function proofKindOf(path: string): ProofKind {
  if (path.startsWith('apps/e2e/')) return 'browser';
  return path.startsWith('apps/reference-api/') ? 'http' : 'unit';
}

const group = new RegExp(`\\[(${rowIdPattern.source}(?:[, ]+${rowIdPattern.source})*)\\]`, 'g');

/** Returns the row ids in the titles of a file: `[PR-02]` or `[PU-04, PU-05]` in a quoted text, each once. */
export function rowIdsIn(text: string): string[] {
  const titles = text.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
  const named = titles.flatMap((title) =>
    [...title.matchAll(group)].flatMap(([, ids = '']) => ids.split(/[, ]+/)),
  );
  return [...new Set(named)];
}

/** Returns the test files of each row. */
export function collectProofs(files: readonly RepoFile[]): Map<string, Proofs> {
  const found = new Map<string, Proofs>();
  for (const { path, text } of files.filter((file) => holdsTests(file.path))) {
    for (const id of rowIdsIn(text)) {
      const before = found.get(id) ?? { browser: [], http: [], unit: [] };
      const kind = proofKindOf(path);
      found.set(id, { ...before, [kind]: [...before[kind], path] });
    }
  }
  return found;
}
