import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Database } from '../../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { networkOf } from './network-address.ts';
import type { RateRule } from './rate-rules.ts';

/** What is limited, and for whom. */
export interface Act {
  /** Names the act within a brand, e.g. an operation's id. */
  readonly what: string;
  readonly clientId: string;
  /** The account that rules by account count for, or an expression for it in the statement that counts. */
  readonly account: string | Expression<string> | undefined;
  readonly address: string;
  readonly rules: readonly RateRule[];
  readonly now: Date;
  readonly scale: RateLimitScale;
}

/** Multiplies each rule; `off` switches limits off. */
export type RateLimitScale = number | 'off';

interface Counted {
  readonly bucket: RawBuilder<string>;
  readonly most: number;
  readonly spanMs: number;
}

function countedOf({ what, clientId, account, address, rules, scale }: Act): Counted[] {
  if (scale === 'off') return [];
  return rules.flatMap(({ by, most, seconds }) => {
    const who = by === 'account' ? account : networkOf(address);
    const scaled = Math.max(1, Math.round(most * scale));
    if (who === undefined) return [];
    const bucket = sql<string>`${`${what} ${clientId} ${by} ${seconds} `}::text || ${who}::text`;
    return [{ bucket, most: scaled, spanMs: seconds * 1000 }];
  });
}

function waitOf(counted: readonly Counted[], now: Date): RawBuilder<number> {
  const at = now.getTime();
  const waits = counted.map(
    ({ bucket, spanMs, most }) =>
      sql`nullif(count_hit(${bucket}, ${at}::bigint, ${spanMs}::bigint, ${most}::integer), 0)`,
  );
  if (waits.length === 0) return sql<number>`0`;
  // A count that a crash forgets harms nobody: unlike money, it is not waited for till it is on the disk.
  return sql<number>`case when set_config('synchronous_commit', 'off', true) = 'off' then coalesce(${sql.join([...waits, sql`0`])}) end`;
}

/**
 * Counts an act once by each of its rules in their order, as part of another statement: an expression whose value is the
 * milliseconds to wait, by the first rule that has no room (the rules after it don't count what was refused), 0 when it
 * was counted. The count is the database's: all processes share it.
 */
export function countOf(act: Act): RawBuilder<number> {
  return waitOf(countedOf(act), act.now);
}

/** Throws RATE_LIMITED with the seconds to wait, when that is any. */
export function refuseWait(waitMs: number): void {
  if (waitMs > 0) throw new ApiError('RATE_LIMITED', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}

/** Counts acts of one moment in their order, in a statement of their own. Throws RATE_LIMITED. */
export async function countActs(db: Database, acts: readonly Act[]): Promise<void> {
  const [first] = acts;
  const counted = acts.flatMap(countedOf);
  if (!first || counted.length === 0) return;
  const { rows } = await sql<{ wait: number }>`select ${waitOf(counted, first.now)} as wait`.execute(db);
  refuseWait(rows[0]?.wait ?? 0);
}

/** Removes the last count of acts that turned out not to count. */
export async function uncountActs(db: Database, acts: readonly Act[]): Promise<void> {
  const counted = acts.flatMap(countedOf);
  if (counted.length === 0) return;
  const removals = counted.map(({ bucket, most }) => sql`uncount_hit(${bucket}, ${most}::integer)`);
  await sql`select ${sql.join(removals)}`.execute(db);
}

/** Forgets what no longer counts. */
export async function forgetOldCounts(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('rate_window').where('over_at', '<', now.getTime()).execute();
}
