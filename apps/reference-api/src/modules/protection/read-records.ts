import type { LimitKind } from '@chada/domain';
import { harmSince } from '@chada/membership-rules';
import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { MemberContext } from '../../http/pipeline/handler.ts';
import { countedSince } from './counted-events.ts';
import {
  attemptList,
  depositList,
  lossList,
  spanList,
  stakeList,
  type Pair,
  type PairList,
} from './event-lists.ts';
import type { LimitName } from './repository.ts';

interface LimitRecord extends LimitName {
  readonly value: number;
  /** The time of the last change, in milliseconds since 1970. */
  readonly updatedAt: number;
}
interface RaiseRecord extends LimitName {
  readonly raiseId: string;
  readonly value: number | null;
  readonly confirmableAt: number;
  readonly expiresAt: number;
}

const member = sql<number>`session.member_id`;
const isLimited = (kind: LimitKind) =>
  sql<boolean>`exists (select from protection_limit
    where member_id = ${member} and kind = ${kind} and value is not null)`;
const ms = (column: 'updated_at' | 'confirmable_at' | 'expires_at') =>
  sql`trunc(extract(epoch from ${sql.ref(column)}) * 1000)::int8`;

const limits = sql<LimitRecord[]>`(select coalesce(json_agg(json_build_object(
    'kind', kind, 'period', period, 'value', value, 'updatedAt', ${ms('updated_at')})), '[]')
  from protection_limit where member_id = ${member} and value is not null)`;
const raises = sql<RaiseRecord[]>`(select coalesce(json_agg(json_build_object(
    'raiseId', uuid, 'kind', kind, 'period', period, 'value', value,
    'confirmableAt', ${ms('confirmable_at')}, 'expiresAt', ${ms('expires_at')})), '[]')
  from protection_raise where member_id = ${member})`;
const played = sql<Pair>`(select json_build_array(coalesce(sum(taken), 0), coalesce(sum(brought), 0))
  from game_session
  where member_id = ${member} and opened_at >= session.created_at and status = 'closed')`;

function eventLists(now: Date) {
  const [harm, counted] = [harmSince(now), countedSince(now)];
  const from = (since: Date) => ({ member, since: sql<Date>`${since}::timestamptz` });
  const alsoFor = (kind: LimitKind, since: Date) => ({
    member,
    since: sql<Date>`case when ${isLimited(kind)} then least(${since}::timestamptz, ${counted}) else ${since} end`,
  });
  const stakes: PairList = sql`case when ${isLimited('stake')} then ${stakeList(from(counted))} else '[]' end`;
  return [
    depositList(alsoFor('deposit', harm.deposits)).as('deposits'),
    lossList(alsoFor('loss', harm.losses)).as('losses'),
    spanList({ ...alsoFor('session', harm.spans), now }).as('spans'),
    stakes.as('stakes'),
    attemptList(from(harm.deposits)).as('attempts'),
  ] as const;
}

export function recordsQuery(db: Database, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .leftJoin('member_protection as choice', 'choice.member_id', 'session.member_id')
    .where('session.token_hash', '=', tokenHash)
    .select([
      'session.created_at as startedAt',
      'member.paused_by as pausedBy',
      'member.paused_until as pausedUntil',
      'choice.reality_check_minutes as minutes',
      'choice.acknowledged_at as acknowledgedAt',
      'choice.care_notice_dismissed_at as dismissedAt',
      limits.as('limits'),
      raises.as('raises'),
      played.as('played'),
      ...eventLists(now),
    ]);
}

/**
 * Reads the session and the member's protection data with one query. Throws SESSION_INVALID if the session is missing.
 */
export async function readRecords({ deps, tokenHash, now }: MemberContext) {
  const row = await recordsQuery(deps.db, tokenHash, now).executeTakeFirst();
  if (!row) throw new ApiError('SESSION_INVALID');
  return row;
}
export type ProtectionRecords = Awaited<ReturnType<typeof readRecords>>;
