import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Database } from '../../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { networkOf } from './network-address.ts';
import type { RateRule } from './rate-rules.ts';

/** An action that rate limits count. */
export interface LimitedAction {
  /** Names the action within a brand, e.g. an operation's id. */
  readonly what: string;
  readonly clientId: string;
  /** The account that rules by account count, or an SQL expression of it. */
  readonly account: string | Expression<string> | undefined;
  readonly address: string;
  readonly rules: readonly RateRule[];
  readonly now: Date;
  readonly scale: RateLimitScale;
}

/** Multiplies every limit; `off` disables them. */
export type RateLimitScale = number | 'off';

interface Counted {
  readonly bucket: RawBuilder<string>;
  readonly most: number;
  readonly spanMs: number;
}

function countedOf({ what, clientId, account, address, rules, scale }: LimitedAction): Counted[] {
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
  // A count may be lost in a crash, unlike money, so it is not waited for until it is on the disk.
  return sql<number>`case when set_config('synchronous_commit', 'off', true) = 'off' then coalesce(${sql.join([...waits, sql`0`])}) end`;
}

/**
 * Returns an SQL expression that counts an action by each of its rules in order. Its value is 0, or the milliseconds to
 * wait for the first rule that refuses; the rules after that one don't count. All processes share the counts.
 */
export function countExpression(action: LimitedAction): RawBuilder<number> {
  return waitOf(countedOf(action), action.now);
}

/** Throws RATE_LIMITED with the seconds to wait, where there are any. */
export function assertNoWait(waitMs: number): void {
  if (waitMs > 0) throw new ApiError('RATE_LIMITED', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}

/** Counts actions of one moment in order. Throws RATE_LIMITED. */
export async function countActions(db: Database, actions: readonly LimitedAction[]): Promise<void> {
  const [first] = actions;
  const counted = actions.flatMap(countedOf);
  if (!first || counted.length === 0) return;
  const { rows } = await sql<{ wait: number }>`select ${waitOf(counted, first.now)} as wait`.execute(db);
  assertNoWait(rows[0]?.wait ?? 0);
}

/** Removes the last count of actions that turned out not to count. */
export async function uncountActions(db: Database, actions: readonly LimitedAction[]): Promise<void> {
  const counted = actions.flatMap(countedOf);
  if (counted.length === 0) return;
  const removals = counted.map(({ bucket, most }) => sql`uncount_hit(${bucket}, ${most}::integer)`);
  await sql`select ${sql.join(removals)}`.execute(db);
}

/** Deletes counts that have expired. */
export async function deleteExpiredCounts(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('rate_window').where('over_at', '<', now.getTime()).execute();
}
