import type { OperationId } from '@chada/contract';
import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import { ApiError } from './api-error.ts';

/** So many of something within so many seconds. */
export interface RateRule {
  readonly most: number;
  readonly seconds: number;
}

/**
 * Operations that tell who is a member, guess at passwords or cost much, limited per network address (RD-20); those of
 * a member per member.
 */
export const rateRules: Partial<Record<OperationId, RateRule>> = {
  'session.login': { most: 30, seconds: 60 },
  'register.member': { most: 20, seconds: 60 },
  'register.checkPhone': { most: 60, seconds: 60 },
  'register.checkUsername': { most: 60, seconds: 60 },
  'register.checkBankId': { most: 60, seconds: 60 },
  'register.inviter': { most: 60, seconds: 60 },
  'register.bankName': { most: 30, seconds: 60 },
  'slip.verify': { most: 20, seconds: 60 },
};

/** Wrong passwords for one username, from wherever they come. */
export const wrongPasswordRule: RateRule = { most: 10, seconds: 300 };

/** A rule with where and when it is counted. */
export interface Counted {
  readonly rule: RateRule;
  /** Names what is limited, e.g. an operation and an address. */
  readonly bucket: string;
  readonly now: Date;
  readonly scale: number;
}

const spanStart = (now: Date, seconds: number) => Math.floor(now.getTime() / 1000 / seconds) * seconds;

function refuseAbove(hits: number, { rule, now, scale }: Counted): void {
  if (hits <= rule.most * scale) return;
  const retryAfterSeconds = Math.max(
    1,
    spanStart(now, rule.seconds) + rule.seconds - Math.floor(now.getTime() / 1000),
  );
  throw new ApiError('RATE_LIMITED', { retryAfterSeconds });
}

/** Counts one more and throws RATE_LIMITED above the rule. The count is the database's: all processes share it. */
export async function countHit(db: Database, counted: Counted): Promise<void> {
  const { rows } = await sql<{ hits: number }>`
    insert into rate_count (bucket, span_start, hits)
    values (${counted.bucket}, ${spanStart(counted.now, counted.rule.seconds)}, 1)
    on conflict (bucket, span_start) do update set hits = rate_count.hits + 1
    returning hits`.execute(db);
  refuseAbove(rows[0]?.hits ?? 0, counted);
}

/** Throws RATE_LIMITED when a count has reached its rule, without counting. */
export async function refuseWhenSpent(db: Database, counted: Counted): Promise<void> {
  const row = await db
    .selectFrom('rate_count')
    .select('hits')
    .where('bucket', '=', counted.bucket)
    .where('span_start', '=', spanStart(counted.now, counted.rule.seconds))
    .executeTakeFirst();
  refuseAbove((row?.hits ?? 0) + 1, counted);
}

/** Forgets counts of spans that are over. */
export async function forgetOldCounts(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('rate_count')
    .where('span_start', '<', Math.floor(now.getTime() / 1000) - 3600)
    .execute();
}
