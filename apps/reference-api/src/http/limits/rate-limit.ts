import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Database } from '../../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { networkOf } from './network-address.ts';
import type { RateRule } from './rate-rules.ts';

export interface LimitedAction {
  readonly name: string;
  readonly clientId: string;
  readonly account: string | Expression<string> | undefined;
  readonly address: string;
  readonly rules: readonly RateRule[];
  readonly now: Date;
  readonly scale: RateLimitScale;
}

export type RateLimitScale = number | 'off';

/**
 * A rate rule. The database counts the requests in buckets. The name of a bucket is `prefix`, followed by the account
 * or the network.
 */
export interface CountedRule extends Pick<RateRule, 'by' | 'max'> {
  readonly prefix: string;
  readonly spanMs: number;
}

export function countedRules({
  name,
  clientId,
  rules,
  scale,
}: Pick<LimitedAction, 'name' | 'clientId' | 'rules' | 'scale'>): CountedRule[] {
  if (scale === 'off') return [];
  return rules.map(({ by, max, seconds, isOfAllBrands }) => ({
    by,
    // A bucket with the brand id `*` counts the requests to all brands.
    prefix: `${name} ${isOfAllBrands ? '*' : clientId} ${by} ${seconds} `,
    max: Math.max(1, Math.round(max * scale)),
    spanMs: seconds * 1000,
  }));
}

interface CounterUpdate {
  readonly bucket: RawBuilder<string>;
  readonly max: number | Expression<number>;
  readonly spanMs: number | Expression<number>;
}

export const bucketOf = (
  prefix: string | Expression<string>,
  subject: string | Expression<string>,
): RawBuilder<string> => sql<string>`${prefix}::text || ${subject}::text`;

function countedOf(action: LimitedAction): (CounterUpdate & CountedRule)[] {
  return countedRules(action).flatMap((rule) => {
    const subject = rule.by === 'account' ? action.account : networkOf(action.address);
    return subject === undefined ? [] : [{ ...rule, bucket: bucketOf(rule.prefix, subject) }];
  });
}

/**
 * Returns an SQL expression that counts a request. Its value is the number of milliseconds to wait if a rule refuses
 * the request, or 0. If several rules refuse the request, the value is that of the first of these rules. `at` is the
 * time in milliseconds since 1970.
 */
export function waitExpression(
  counted: readonly CounterUpdate[],
  at: number | Expression<number>,
): RawBuilder<number> {
  const waits = counted.map(
    ({ bucket, spanMs, max }) =>
      sql`nullif(count_hit(${bucket}, ${at}::bigint, ${spanMs}::bigint, ${max}::integer), 0)`,
  );
  if (waits.length === 0) return sql<number>`0`;
  // `synchronous_commit` is off: the commit does not wait for the disk, because a lost count does no harm.
  return sql<number>`case when set_config('synchronous_commit', 'off', true) = 'off' then coalesce(${sql.join([...waits, sql`0`])}) end`;
}

export function assertNoWait(waitMs: number): void {
  if (waitMs > 0) throw new ApiError('RATE_LIMITED', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}

export async function countActions(db: Database, actions: readonly LimitedAction[]): Promise<void> {
  const [first] = actions;
  const counted = actions.flatMap(countedOf);
  if (!first || counted.length === 0) return;
  const { rows } = await sql<{
    wait: number;
  }>`select ${waitExpression(counted, first.now.getTime())} as wait`.execute(db);
  assertNoWait(rows[0]?.wait ?? 0);
}

export async function undoActionCounts(db: Database, actions: readonly LimitedAction[]): Promise<void> {
  const counted = actions.flatMap(countedOf);
  if (counted.length === 0) return;
  const removals = counted.map(({ bucket, max }) => sql`uncount_hit(${bucket}, ${max}::integer)`);
  await sql`select ${sql.join(removals)}`.execute(db);
}

export async function deleteExpiredCounts(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('rate_window').where('over_at', '<', now.getTime()).execute();
}
