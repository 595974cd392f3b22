import { afterAll } from 'vitest';
import {
  createDatabaseOf,
  createTestDatabase,
  openTestDatabase,
  type TestDatabase,
} from './test-database.ts';

/**
 * Returns a function that copies a database. The database is prepared at the first call, so that many tests can begin
 * with the same books. Each test must drop its copy.
 */
export function preparedDatabase<Prepared>(
  prepare: (test: TestDatabase) => Promise<Prepared>,
): () => Promise<{ readonly test: TestDatabase; readonly prepared: Prepared }> {
  let template: Promise<{ readonly source: TestDatabase; readonly prepared: Prepared }> | undefined;
  const start = async () => {
    const source = await createTestDatabase();
    const prepared = await prepare(source);
    // A database with connections can't be copied.
    await source.db.destroy();
    return { source, prepared };
  };
  afterAll(async () => (await template)?.source.drop());
  return async () => {
    template ??= start();
    const { source, prepared } = await template;
    const name = new URL(source.url).pathname.slice(1);
    return { test: openTestDatabase(await createDatabaseOf(name)), prepared };
  };
}
