import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationTablePath, withOperationTable } from './docs-checks/operation-table.ts';
import { repoRoot } from './repo-root.ts';

const file = join(repoRoot, operationTablePath);
writeFileSync(file, withOperationTable(readFileSync(file, 'utf8')));
