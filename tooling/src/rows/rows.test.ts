import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { rowReport } from './row-report.ts';
import { loadRows, parseRows } from './row-table.ts';
import { collectProofs, rowIdsIn } from './test-titles.ts';

const head = 'id\tarea\twhat must hold\n';
const table = `${head}ZA-01\tpublic\tthe first\nZA-02\tapi\tthe second\nZA-03\tpublic\tthe third\n`;

describe('ids in titles', () => {
  const mark = (ids: string): string => `[${ids}]`;

  it('finds one id, several ids in one bracket, and several brackets, without duplicates', () => {
    const text = `
      it('${mark('ZA-01')} opens', () => {});
      it.each([1])("${mark('ZA-02, ZA-03')} %s", () => {});
      describe(\`${mark('ZA-01')} ${mark('ZA-04')}\`, () => {});`;
    expect(rowIdsIn(text)).toEqual(['ZA-01', 'ZA-02', 'ZA-03', 'ZA-04']);
  });

  it('ignores comments and index expressions', () => {
    expect(rowIdsIn(`// see ${mark('ZA-01')}\nconst a = table${mark('ZA-02')};`)).toEqual([]);
  });
});

describe('report', () => {
  const file = (path: string, id: string): { path: string; text: string } => ({
    path,
    text: `it('[${id}] x')`,
  });
  const report = (...files: { path: string; text: string }[]): string[] =>
    rowReport(parseRows(table), collectProofs(files));

  it('lists the test files of a requirement and counts requirements without tests', () => {
    const lines = report(file('apps/e2e/src/a.test.ts', 'ZA-01'));
    expect(lines[0]).toBe('ZA-01  shown  apps/e2e/src/a.test.ts');
    expect(lines[1]).toBe('ZA-02  none   no test: the second');
    expect(lines.at(-1)).toBe(
      '3 rows: 1 shown in a browser or over HTTP, 0 by tests of a part only, 2 without a test',
    );
  });

  it("does not count a component's unit test for a visible requirement", () => {
    expect(report(file('packages/a/src/a.test.ts', 'ZA-01'))[0]).toMatch(/^ZA-01 {2}part/);
    expect(report(file('apps/reference-api/src/a.test.ts', 'ZA-01'))[0]).toMatch(/^ZA-01 {2}part/);
    expect(report(file('apps/reference-api/src/a.test.ts', 'ZA-02'))[1]).toMatch(/^ZA-02 {2}shown/);
  });

  it('counts only files that contain tests', () => {
    expect(report(file('packages/a/src/a.ts', 'ZA-01'))[0]).toMatch(/none/);
  });

  it('does not count a reading in a title as a row', () => {
    expect(report(file('apps/e2e/src/a.test.ts', 'RD-05')).join('\n')).not.toContain('RD-05');
  });

  it('reports an unknown id', () => {
    expect(report(file('apps/e2e/src/a.test.ts', 'ZZ-99'))).toContain(
      'ZZ-99  is in a title, but not a row of the table',
    );
  });
});

describe('table', () => {
  let folder = '';
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function workspace(copy: string, original?: string): string {
    folder = mkdtempSync(join(tmpdir(), 'chada-rows-'));
    const root = join(folder, 'repo');
    mkdirSync(join(root, 'docs'), { recursive: true });
    writeFileSync(join(root, 'docs/rows.tsv'), copy);
    if (original !== undefined) {
      mkdirSync(join(folder, 'shared/spec'), { recursive: true });
      writeFileSync(join(folder, 'shared/spec/rows.tsv'), original);
    }
    return root;
  }

  it('falls back to the copy in docs', () => {
    expect(loadRows(workspace(table))).toMatchObject({ source: 'docs/rows.tsv', warnings: [] });
  });

  it('prefers the specification and warns if the copy differs', () => {
    const loaded = loadRows(workspace(table, `${head}ZA-09\tpublic\tnew\n`));
    expect(loaded.rows.map(({ id }) => id)).toEqual(['ZA-09']);
    expect(loaded.warnings).toEqual([expect.stringContaining('docs/rows.tsv differs')]);
  });

  it('uses a given path and reports a missing one', () => {
    const root = workspace(table);
    expect(loadRows(root, join(root, 'docs/rows.tsv')).rows).toHaveLength(3);
    expect(() => loadRows(root, join(root, 'nothing.tsv'))).toThrow(/No table found at/);
  });

  it('reports an invalid line', () => {
    expect(() => parseRows(`${head}ZA-1\tpublic\tx\n`)).toThrow(/Line 2/);
  });
});
