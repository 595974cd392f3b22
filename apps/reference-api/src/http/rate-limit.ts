import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/connection.ts';
import { ApiError } from './api-error.ts';
import { networkOf } from './network-address.ts';
import type { RateRule } from './rate-rules.ts';

/** What is limited, and for whom. */
export interface Act {
  /** Names the act within a brand, e.g. an operation's id. */
  readonly what: string;
  readonly clientId: string;
  /** Who does it, where that is known: rules by account count for them. */
  readonly account: string | undefined;
  readonly address: string;
  readonly rules: readonly RateRule[];
  readonly now: Date;
  /** Multiplies each rule. */
  readonly scale: number;
}

/** A limit above this is none: it can only come from a scale that means to switch limits off, and would cost its keeping. */
const MOST_KEPT = 1000;

interface Counted {
  readonly bucket: string;
  readonly most: number;
  readonly spanMs: number;
}

function countedOf({ what, clientId, account, address, rules, scale }: Act): Counted[] {
  return rules.flatMap(({ by, most, seconds }) => {
    const who = by === 'account' ? account : networkOf(address);
    const scaled = Math.max(1, Math.round(most * scale));
    if (who === undefined || scaled > MOST_KEPT) return [];
    return [{ bucket: `${what} ${clientId} ${by} ${seconds} ${who}`, most: scaled, spanMs: seconds * 1000 }];
  });
}

/**
 * Counts an act once by each of its rules in their order, and throws RATE_LIMITED with the seconds to wait at the first
 * that has no room: the rules after it don't count what was refused. The count is the database's: all processes share it.
 */
export async function countAct(db: Database, act: Act): Promise<void> {
  const counted = countedOf(act);
  if (counted.length === 0) return;
  const at = act.now.getTime();
  const waits = counted.map(
    ({ bucket, spanMs, most }): RawBuilder<number> =>
      sql`nullif(count_hit(${bucket}, ${at}::bigint, ${spanMs}::bigint, ${most}::integer), 0)`,
  );
  // A count that a crash forgets harms nobody: unlike money, it is not waited for till it is on the disk.
  const { rows } = await sql<{
    wait: number;
  }>`select set_config('synchronous_commit', 'off', true), coalesce(${sql.join([...waits, sql`0`])}) as wait`.execute(
    db,
  );
  const wait = rows[0]?.wait ?? 0;
  if (wait > 0) throw new ApiError('RATE_LIMITED', { retryAfterSeconds: Math.ceil(wait / 1000) });
}

/** Takes the last count of an act back, where it turned out to be none. */
export async function takeBack(db: Database, act: Act): Promise<void> {
  const buckets = countedOf(act).map(({ bucket }) => bucket);
  if (buckets.length === 0) return;
  await sql`update rate_window set hits = trim_array(hits, 1)
    where bucket = any(${buckets}) and cardinality(hits) > 0`.execute(db);
}

/** Forgets what no longer counts. */
export async function forgetOldCounts(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('rate_window').where('over_at', '<', now.getTime()).execute();
}
