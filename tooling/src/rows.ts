import { readRepoFiles, repoPaths } from './repo-checks/repo-files.ts';
import { repoRoot } from './repo-root.ts';
import { rowReport } from './rows/row-report.ts';
import { loadRows } from './rows/row-table.ts';
import { collectProofs, holdsTests } from './rows/test-titles.ts';

/** `pnpm rows [PATH]` reports which requirements of the specification have tests. */
try {
  const table = loadRows(repoRoot, process.argv[2]);
  const tests = readRepoFiles(repoRoot, repoPaths(repoRoot).filter(holdsTests));
  console.log(`Rows of ${table.source}`);
  for (const line of rowReport(table.rows, collectProofs(tests))) console.log(line);
  for (const warning of table.warnings) console.log(`warning: ${warning}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
