import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Database } from '../database/connection.ts';
import { ApiError } from './api-error.ts';
import { networkOf } from './network-address.ts';
import type { RateRule } from './rate-rules.ts';

/** What is limited, and for whom. */
export interface Act {
  /** Names the act within a brand, e.g. an operation's id. */
  readonly what: string;
  readonly clientId: string;
  /** Who does it, where that is known, or what tells it in the statement that counts: rules by account count for them. */
  readonly account: string | Expression<string> | undefined;
  readonly address: string;
  readonly rules: readonly RateRule[];
  readonly now: Date;
  /** Multiplies each rule. */
  readonly scale: number;
}

/** A limit above this is none: it can only come from a scale that means to switch limits off, and would cost its keeping. */
const MOST_KEPT = 1000;

interface Counted {
  readonly bucket: RawBuilder<string>;
  readonly most: number;
  readonly spanMs: number;
}

function countedOf({ what, clientId, account, address, rules, scale }: Act): Counted[] {
  return rules.flatMap(({ by, most, seconds }) => {
    const who = by === 'account' ? account : networkOf(address);
    const scaled = Math.max(1, Math.round(most * scale));
    if (who === undefined || scaled > MOST_KEPT) return [];
    const bucket = sql<string>`${`${what} ${clientId} ${by} ${seconds} `}::text || ${who}::text`;
    return [{ bucket, most: scaled, spanMs: seconds * 1000 }];
  });
}

/**
 * Counts an act once by each of its rules in their order, as part of another statement: an expression whose value is the
 * milliseconds to wait, by the first rule that has no room (the rules after it don't count what was refused), 0 when it
 * was counted. The count is the database's: all processes share it.
 */
export function countOf(act: Act): RawBuilder<number> {
  const at = act.now.getTime();
  const waits = countedOf(act).map(
    ({ bucket, spanMs, most }) =>
      sql`nullif(count_hit(${bucket}, ${at}::bigint, ${spanMs}::bigint, ${most}::integer), 0)`,
  );
  if (waits.length === 0) return sql<number>`0`;
  // A count that a crash forgets harms nobody: unlike money, it is not waited for till it is on the disk.
  return sql<number>`case when set_config('synchronous_commit', 'off', true) = 'off' then coalesce(${sql.join([...waits, sql`0`])}) end`;
}

/** Throws RATE_LIMITED with the seconds to wait, when that is any. */
export function refuseWait(waitMs: number): void {
  if (waitMs > 0) throw new ApiError('RATE_LIMITED', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}

/** Counts an act in a statement of its own. Throws RATE_LIMITED. */
export async function countAct(db: Database, act: Act): Promise<void> {
  if (countedOf(act).length === 0) return;
  const { rows } = await sql<{ wait: number }>`select ${countOf(act)} as wait`.execute(db);
  refuseWait(rows[0]?.wait ?? 0);
}

/** Takes the last count of an act back, where it turned out to be none. */
export async function takeBack(db: Database, act: Act): Promise<void> {
  const buckets = countedOf(act).map(({ bucket }) => bucket);
  if (buckets.length === 0) return;
  await sql`update rate_window set hits = trim_array(hits, 1)
    where bucket in (${sql.join(buckets)}) and cardinality(hits) > 0`.execute(db);
}

/** Forgets what no longer counts. */
export async function forgetOldCounts(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('rate_window').where('over_at', '<', now.getTime()).execute();
}
