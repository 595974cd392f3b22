import { parseVerifierKey, type VerifierKey } from '@chada/fairness';
import { httpLog, type ReadLogFile } from '@chada/fairness/log';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import { createDatabase, createPool } from '../../src/database/connection.ts';
import type { Deps } from '../../src/deps.ts';
import { logPathOf, readLogKey, verifierKeyOf } from '../../src/modules/fairness/open-log.ts';
import { drawPrize } from '../../src/modules/prize/service.ts';
import { brandA, type TestApp } from './test-app.ts';
import { createEmptyDatabase } from './test-database.ts';
import type { TestMember } from './test-members.ts';

export interface RestoredApp {
  /** The dependencies of `app`, but with the restored database. The logs are still in the folder of `app`. */
  readonly restored: Deps;
  readonly drop: () => Promise<void>;
}

export async function restoreFrom(app: TestApp, file: string): Promise<RestoredApp> {
  const empty = await createEmptyDatabase();
  await restoreBackup(empty.url, file);
  const db = createDatabase(createPool({ url: empty.url, schema: 'api', max: 4 }));
  return {
    restored: { ...app.deps, db },
    async drop() {
      await db.destroy();
      await empty.drop();
    },
  };
}

export function drawAt(app: TestApp, deps: Deps, member: TestMember) {
  app.passTime();
  return deps.db
    .transaction()
    .execute((tx) => drawPrize({ deps, tx, brand: brandA, member, now: deps.clock.now() }, 'wheel'));
}

/** Returns the current log of brand A. */
export async function openCurrentLog(
  app: TestApp,
  deps: Deps,
): Promise<{ read: ReadLogFile; key: VerifierKey }> {
  const key = await readLogKey(deps.db, brandA.id);
  if (!key) throw new Error('the brand has no log');
  return { read: httpLog(`${app.url}${logPathOf(key)}`), key: parseVerifierKey(verifierKeyOf(key)) };
}
