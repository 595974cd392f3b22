import type { ResolvedClient } from '@chada/client-config';
import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import { seedActivities } from './seed-activities.ts';
import { seedBrand } from './seed-brand.ts';
import { seedBrandGames } from './seed-brand-games.ts';
import { seedDemo } from './seed-demo.ts';
import { seedGames } from './seed-games.ts';
import { seedSampleGames } from './seed-sample-games.ts';

const SEED_LOCK = 7_236_412_002;

export interface SeedOptions {
  readonly brands: readonly ResolvedClient[];
  readonly now: Date;
  readonly demo: boolean;
}

/**
 * Adds the data that each brand needs. A repeated call adds only missing data. Several processes can call this function
 * at the same time.
 */
export async function seed(db: Database, { brands, now, demo }: SeedOptions): Promise<void> {
  // Uses a lock that ends with the transaction. With a connection pooler, a lock of the database session would remain,
  // because the pooler keeps its sessions open.
  await db.transaction().execute(async (locked) => {
    await sql`select set_config(name, '0', true)
      from unnest(array['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) as name`.execute(
      locked,
    );
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(locked);
    await seedGames(db);
    if (demo) {
      await seedSampleGames(db);
      await seedBrandGames(db, brands);
    }
    for (const client of brands) {
      await seedBrand(db, client, now);
      await seedActivities(db, client);
      if (demo) await seedDemo(db, client, now);
    }
  });
}
