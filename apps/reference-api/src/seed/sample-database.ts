import { readBrands } from '../brands/brand-directory.ts';
import { systemClock } from '../clock.ts';
import { createDatabase, createPool } from '../database/connection.ts';
import { openDatabase } from '../runtime/open-database.ts';
import { seed } from './seed.ts';

/** Fills an empty database as the sandbox does when it starts, so that a test can copy the database. */
export async function makeSampleDatabase(
  databaseUrl: string,
  { clientsFolder, dataFolder }: { readonly clientsFolder: string; readonly dataFolder: string },
): Promise<void> {
  const opened = await openDatabase({ sandbox: true, databaseUrl, dataFolder });
  const db = createDatabase(createPool({ url: opened.url, schema: 'api' }));
  try {
    await seed(db, { brands: readBrands(clientsFolder), now: systemClock.now(), demo: true });
  } finally {
    await db.destroy();
    await opened.close();
  }
}
