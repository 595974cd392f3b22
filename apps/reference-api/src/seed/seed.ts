import type { ResolvedClient } from '@chada/client-config';
import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import { seedActivities } from './seed-activities.ts';
import { seedBrand } from './seed-brand.ts';
import { seedDemo } from './seed-demo.ts';
import { seedGames } from './seed-games.ts';
import { seedSampleGames } from './seed-sample-games.ts';

/** Key of the lock that prevents two processes from seeding at the same time. */
const SEED_LOCK = 7_236_412_002;

export interface SeedOptions {
  readonly brands: readonly ResolvedClient[];
  readonly now: Date;
  /** Also seeds the demo member and the sample members; never in production. */
  readonly demo: boolean;
}

/** Seeds everything that each brand needs. Safe to run at every start and from several processes. */
export async function seed(db: Database, { brands, now, demo }: SeedOptions): Promise<void> {
  // A transaction lock, because a session lock would stay in a connection pooler.
  await db.transaction().execute(async (locked) => {
    await sql`select set_config(name, '0', true)
      from unnest(array['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) as name`.execute(
      locked,
    );
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(locked);
    await seedGames(db);
    if (demo) await seedSampleGames(db);
    for (const client of brands) {
      await seedBrand(db, client, now);
      await seedActivities(db, client);
      if (demo) await seedDemo(db, client, now);
    }
  });
}
