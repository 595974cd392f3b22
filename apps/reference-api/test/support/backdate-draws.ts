import { DRAW_CYCLE_MS } from '@chada/membership-rules';
import { sql } from 'kysely';
import type { Database } from '../../src/database/connection.ts';

/** Creates a trigger that moves the time of each draw back, so that a member can draw many times without waiting. */
export async function backdateDraws(db: Database): Promise<void> {
  await sql`create function backdate_draw() returns trigger language plpgsql as $$ begin
              new.drawn_at := new.drawn_at - ${sql.lit(DRAW_CYCLE_MS)} * interval '1 millisecond'; return new; end $$`.execute(
    db,
  );
  await sql`create trigger backdate_draw before insert on prize_draw for each row execute function backdate_draw()`.execute(
    db,
  );
}
