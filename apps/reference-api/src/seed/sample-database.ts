import { readBrands } from '../brands/brand-directory.ts';
import { systemClock } from '../clock.ts';
import { createDatabase, createPool } from '../database/connection.ts';
import { openDatabase } from '../runtime/open-database.ts';
import { seed } from './seed.ts';

/** Seeds an empty database with the sample data of the sandbox. Tests copy the database. */
export async function makeSampleDatabase(
  databaseUrl: string,
  { clientsFolder, dataFolder }: { readonly clientsFolder: string; readonly dataFolder: string },
): Promise<void> {
  const database = await openDatabase({ sandbox: true, databaseUrl, dataFolder });
  const db = createDatabase(createPool({ url: database.url, schema: 'api' }));
  try {
    await seed(db, { brands: readBrands(clientsFolder), now: systemClock.now(), demo: true });
  } finally {
    await db.destroy();
    await database.close();
  }
}
