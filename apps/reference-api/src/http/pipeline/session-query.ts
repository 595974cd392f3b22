import { sql } from 'kysely';
import { compileOnce, type ValueOf } from '../../database/compile-once.ts';
import { bucketOf, waitExpression, type CountedRule } from '../limits/rate-limit.ts';
import type { RateRule } from '../limits/rate-rules.ts';

interface SessionValues extends RuleValues {
  readonly hash: Buffer;
  readonly clientId: string;
  readonly now: Date;
  /** The time of the request, in milliseconds since 1970. */
  readonly at: number;
  readonly usedSince: Date;
  readonly operation: string;
  readonly key: string;
  readonly network: string;
}

interface RuleValues {
  readonly [rule: `prefix${number}`]: string;
  readonly [rule: `most${number}` | `spanMs${number}`]: number;
}

export function ruleValues(rules: readonly CountedRule[]): RuleValues {
  return Object.fromEntries(
    rules.flatMap(({ prefix, max, spanMs }, index) => [
      [`prefix${index}`, prefix],
      [`most${index}`, max],
      [`spanMs${index}`, spanMs],
    ]),
  );
}

function buildSessionQuery(kinds: readonly RateRule['by'][]) {
  return compileOnce((db, value: ValueOf<SessionValues>) => {
    const counted = kinds.map((by, index) => ({
      bucket: bucketOf(value(`prefix${index}`), by === 'account' ? sql<string>`member.id` : value('network')),
      max: value(`most${index}`),
      spanMs: value(`spanMs${index}`),
    }));
    const count = waitExpression(counted, value('at'));
    return db
      .selectFrom('session')
      .innerJoin('member', 'member.id', 'session.member_id')
      .innerJoin('brand', 'brand.client_id', 'session.client_id')
      .leftJoin('idempotency', (join) =>
        join
          .onRef('idempotency.member_id', '=', 'member.id')
          .on('idempotency.operation', '=', value('operation'))
          .on('idempotency.key', '=', value('key')),
      )
      .select([
        'member.id',
        'member.uuid',
        'member.username',
        'member.name',
        'member.phone',
        'member.bank_uuid as bankUuid',
        'member.bank_code as bankCode',
        'member.bank_account as bankAccount',
        'member.point as points',
        'member.created_at as createdAt',
        'member.suspended_at as suspendedAt',
        'member.paused_by as pausedBy',
        'member.paused_until as pausedUntil',
        'session.last_used_at as lastUsedAt',
        'brand.website_status as websiteStatus',
        'brand.cell_state as cellState',
        'idempotency.request_hash as requestHash',
        'idempotency.status',
        'idempotency.body',
        sql<number>`case when idempotency.request_hash is null and member.suspended_at is null then ${count} else 0 end`.as(
          'waitMs',
        ),
      ])
      .where('session.token_hash', '=', value('hash'))
      .where('session.client_id', '=', value('clientId'))
      .where('session.revoked_at', 'is', null)
      .where('session.expires_at', '>', value('now'))
      .where('session.last_used_at', '>', value('usedSince'));
  });
}

const sessionQueries = new Map<string, ReturnType<typeof buildSessionQuery>>();

export function sessionQuery(kinds: readonly RateRule['by'][]): ReturnType<typeof buildSessionQuery> {
  const name = kinds.join();
  const query = sessionQueries.get(name) ?? buildSessionQuery(kinds);
  sessionQueries.set(name, query);
  return query;
}
