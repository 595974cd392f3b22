import type { Row } from './row-table.ts';
import type { Proofs } from './test-titles.ts';

/**
 * The state of a requirement. `shown`: at least one test proves the requirement. `part`: the requirement has tests, but
 * no test of a kind that can prove it. `none`: the requirement has no test.
 */
export type RowCoverage = 'shown' | 'part' | 'none';

/**
 * Returns the state of a requirement. A browser test proves any requirement. A test over HTTP proves only requirements
 * of the areas `api` and `roles`.
 */
export function standingOf(row: Row, proofs: Proofs | undefined): RowCoverage {
  if (proofs === undefined) return 'none';
  const metOverHttp = row.area === 'api' || row.area === 'roles';
  return proofs.browser.length > 0 || (metOverHttp && proofs.http.length > 0) ? 'shown' : 'part';
}

export function rowReport(rows: readonly Row[], proofs: ReadonlyMap<string, Proofs>): string[] {
  const known = new Set(rows.map(({ id }) => id));
  const counts: Record<RowCoverage, number> = { shown: 0, part: 0, none: 0 };
  const lines = rows.map((row) => {
    const proof = proofs.get(row.id);
    const standing = standingOf(row, proof);
    counts[standing] += 1;
    const files = proof === undefined ? [] : [...proof.browser, ...proof.http, ...proof.unit];
    return `${row.id}  ${standing.padEnd(5)}  ${files.length > 0 ? files.join(' ') : `no test: ${row.mustHold}`}`;
  });
  const unknown = [...proofs.keys()].filter((id) => !known.has(id) && !id.startsWith('RD-'));
  return [
    ...lines,
    ...unknown.map((id) => `${id}  is in a title, but not a row of the table`),
    '',
    `${rows.length} rows: ${counts.shown} shown in a browser or over HTTP, ${counts.part} by tests of a part only, ${counts.none} without a test`,
  ];
}
