import { randomBytes } from 'node:crypto';
import type { Actor } from './actor.ts';
import type { StaffDeps } from './command.ts';

export async function sandboxActor({ db, clock }: StaffDeps): Promise<Actor> {
  await db
    .insertInto('staff')
    .values({
      name: 'sandbox',
      role: 'owner',
      key_hash: randomBytes(32),
      daily_limit: Number.MAX_SAFE_INTEGER,
      created_at: clock.now(),
      disabled_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('staff')
    .select(['id', 'name', 'role', 'daily_limit as dailyLimitSatang'])
    .where('name', '=', 'sandbox')
    .executeTakeFirstOrThrow();
}
