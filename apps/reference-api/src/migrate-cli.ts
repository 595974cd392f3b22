import { readConfig } from './runtime/config.ts';
import { openDatabase } from './runtime/open-database.ts';

/** `pnpm migrate`: makes the tables in the database of `DATABASE_URL`, or brings them up to date. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const opened = await openDatabase(config);
  await opened.close();
  console.log(`migrated; this database belongs to ${config.sandbox ? 'a sandbox' : 'a real brand'}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
