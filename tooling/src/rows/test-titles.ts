import type { RepoFile } from '../repo-checks/repo-files.ts';
import { rowIdPattern } from './row-table.ts';

export type ProofKind = 'browser' | 'http' | 'unit';

export type Proofs = Readonly<Record<ProofKind, readonly string[]>>;

export function holdsTests(path: string): boolean {
  return /\.test\.[cm]?tsx?$/.test(path) || /^apps\/e2e\/src\/.*journey.*\.ts$/.test(path);
}

export function proofKindOf(path: string): ProofKind {
  if (path.startsWith('apps/e2e/')) return 'browser';
  return path.startsWith('apps/reference-api/') ? 'http' : 'unit';
}

const group = new RegExp(`\\[(${rowIdPattern.source}(?:[, ]+${rowIdPattern.source})*)\\]`, 'g');

export function rowIdsIn(text: string): string[] {
  const titles = text.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
  const named = titles.flatMap((title) =>
    [...title.matchAll(group)].flatMap(([, ids = '']) => ids.split(/[, ]+/)),
  );
  return [...new Set(named)];
}

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
