import { join } from 'node:path';
import { makeSampleDatabase } from '@chada/reference-api/sample-database';
import { repoRoot } from '@chada/tooling/repo-root';

const [databaseUrl = '', dataFolder = ''] = process.argv.slice(2);
await makeSampleDatabase(databaseUrl, { clientsFolder: join(repoRoot, 'clients'), dataFolder });
