import { sql } from 'kysely';
import type { WebsiteStatus } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { tokenHash } from '../../security/tokens.ts';
import { ApiError } from '../errors/api-error.ts';
import type { KeptRow } from '../idempotency/run-idempotent.ts';
import type { SessionMember } from './context.ts';
import { countOf, type Act } from '../limits/rate-limit.ts';

/** A session ends after a day whatever happens, and after four hours in which it was not used. */
export const SESSION_LASTS_MS = 24 * 60 * 60 * 1000;
export const SESSION_IDLE_MS = 4 * 60 * 60 * 1000;
/** Use is noted at most once a minute: not every request needs a write. */
const NOTED_EVERY_MS = 60 * 1000;

/** A session that holds, and its brand's status. */
export interface Authenticated {
  readonly member: SessionMember;
  readonly tokenHash: Buffer;
  readonly websiteStatus: WebsiteStatus;
  /** What is kept under the idempotency key that was asked for. */
  readonly known: KeptRow | undefined;
  /** Milliseconds until the act that was asked for has room again; 0 when it was counted. */
  readonly waitMs: number;
}

/** Whom to look for: a token at a brand, and with it what its member has kept under a key. */
export interface AuthenticationQuery {
  readonly clientId: string;
  readonly authorization: string | undefined;
  readonly now: Date;
  /** Read along, so that an idempotent request needs no round trip of its own to find it. */
  readonly intent?: { readonly operation: string; readonly key: string } | undefined;
  /**
   * What the request is counted as, likewise in the same round trip. What was answered before is told again however often
   * it is asked: it is not counted, as nothing is done anew.
   */
  readonly act?: Omit<Act, 'account'> | undefined;
}

function bearerOf(header: string | undefined): string {
  if (header === undefined) throw new ApiError('SESSION_MISSING');
  const token = /^Bearer ([A-Za-z0-9_-]{16,200})$/i.exec(header)?.[1];
  if (token === undefined) throw new ApiError('SESSION_INVALID');
  return token;
}

/**
 * The member that a request's bearer token speaks for. Throws SESSION_MISSING, SESSION_INVALID (unknown, revoked, over,
 * or of another brand: which of them is nobody's business) or MEMBER_SUSPENDED.
 */
export async function authenticate(
  { db }: Deps,
  { clientId, authorization, now, intent, act }: AuthenticationQuery,
): Promise<Authenticated> {
  const hash = tokenHash(bearerOf(authorization));
  const count = act ? countOf({ ...act, account: sql<string>`member.id` }) : sql<number>`0`;
  const row = await db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .innerJoin('brand', 'brand.client_id', 'session.client_id')
    .leftJoin('idempotency', (join) =>
      join
        .onRef('idempotency.member_id', '=', 'member.id')
        .on('idempotency.operation', '=', intent?.operation ?? '')
        .on('idempotency.key', '=', intent?.key ?? ''),
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
      'member.point',
      'member.created_at as createdAt',
      'member.suspended_at as suspendedAt',
      'session.last_used_at as lastUsedAt',
      'brand.website_status as websiteStatus',
      'idempotency.request_hash as requestHash',
      'idempotency.status',
      'idempotency.body',
      sql<number>`case when idempotency.request_hash is null and member.suspended_at is null then ${count} else 0 end`.as(
        'waitMs',
      ),
    ])
    .where('session.token_hash', '=', hash)
    .where('session.client_id', '=', clientId)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where('session.last_used_at', '>', new Date(now.getTime() - SESSION_IDLE_MS))
    .executeTakeFirst();
  if (!row) throw new ApiError('SESSION_INVALID');
  const { suspendedAt, lastUsedAt, websiteStatus, requestHash, status, body, waitMs, ...member } = row;
  if (suspendedAt) throw new ApiError('MEMBER_SUSPENDED');
  if (now.getTime() - lastUsedAt.getTime() > NOTED_EVERY_MS) {
    await db.updateTable('session').set({ last_used_at: now }).where('token_hash', '=', hash).execute();
  }
  const known = requestHash ? { requestHash, status, body } : undefined;
  return { member, tokenHash: hash, websiteStatus, known, waitMs };
}
