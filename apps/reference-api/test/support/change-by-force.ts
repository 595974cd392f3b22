import { sql } from 'kysely';
import type { Database } from '../../src/database/connection.ts';

/** Runs a statement without the triggers of the database, which refuse a change of the books. */
export async function changeByForce(db: Database, statement: string): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one);
    await sql.raw(statement).execute(one);
    await sql`set session_replication_role = origin`.execute(one);
  });
}
