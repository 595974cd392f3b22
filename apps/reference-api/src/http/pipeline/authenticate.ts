import { sql } from 'kysely';
import type { WebsiteStatus } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { tokenHash } from '../../security/tokens.ts';
import { recordActivity } from '../../modules/protection/activity.ts';
import type { PauseColumns } from '../../modules/protection/pause.ts';
import { ApiError } from '../errors/api-error.ts';
import type { StoredRow } from '../idempotency/run-idempotent.ts';
import type { SessionMember } from './handler.ts';
import { countExpression, type LimitedAction } from '../limits/rate-limit.ts';

/** A session ends after 24 hours, or after 4 hours without a request. */
export const SESSION_LASTS_MS = 24 * 60 * 60 * 1000;
export const SESSION_IDLE_MS = 4 * 60 * 60 * 1000;
/** In milliseconds. At most one request in this time stores the session's last use. */
const STORED_EVERY_MS = 60 * 1000;

export interface Authenticated {
  readonly member: SessionMember;
  readonly tokenHash: Buffer;
  readonly websiteStatus: WebsiteStatus;
  readonly stored: StoredRow | undefined;
  /** Milliseconds until the rate limits allow the request. 0 if they allow it now. */
  readonly waitMs: number;
  /** The member's latest pause of play, which may be over. */
  readonly pause: PauseColumns;
}

export interface AuthenticationQuery {
  readonly clientId: string;
  readonly authorization: string | undefined;
  readonly now: Date;
  readonly idempotency?: { readonly operation: string; readonly key: string } | undefined;
  /** The rate limits count this action, unless the request has a stored response. */
  readonly action?: Omit<LimitedAction, 'account'> | undefined;
}

function bearerOf(header: string | undefined): string {
  if (header === undefined) throw new ApiError('SESSION_MISSING');
  const token = /^Bearer ([A-Za-z0-9_-]{16,200})$/i.exec(header)?.[1];
  if (token === undefined) throw new ApiError('SESSION_INVALID');
  return token;
}

/**
 * Returns the member of the request's bearer token. Throws SESSION_MISSING, SESSION_INVALID or
 * MEMBER_SUSPENDED. SESSION_INVALID does not reveal whether the token is unknown, revoked, expired or of
 * another brand.
 */
export async function authenticate(
  { db }: Deps,
  { clientId, authorization, now, idempotency, action }: AuthenticationQuery,
): Promise<Authenticated> {
  const hash = tokenHash(bearerOf(authorization));
  const count = action ? countExpression({ ...action, account: sql<string>`member.id` }) : sql<number>`0`;
  const row = await db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .innerJoin('brand', 'brand.client_id', 'session.client_id')
    .leftJoin('idempotency', (join) =>
      join
        .onRef('idempotency.member_id', '=', 'member.id')
        .on('idempotency.operation', '=', idempotency?.operation ?? '')
        .on('idempotency.key', '=', idempotency?.key ?? ''),
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
      'member.paused_by as pausedBy',
      'member.paused_until as pausedUntil',
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
  const { suspendedAt, pausedBy, pausedUntil, lastUsedAt, ...rest } = row;
  const { websiteStatus, requestHash, status, body, waitMs, ...member } = rest;
  if (suspendedAt) throw new ApiError('MEMBER_SUSPENDED');
  let pause: PauseColumns = { pausedBy, pausedUntil };
  if (now.getTime() - lastUsedAt.getTime() > STORED_EVERY_MS) {
    await db.updateTable('session').set({ last_used_at: now }).where('token_hash', '=', hash).execute();
    pause = (await recordActivity(db, member.id, { lastUsedAt, now })) ?? pause;
  }
  const stored = requestHash ? { requestHash, status, body } : undefined;
  return { member, tokenHash: hash, websiteStatus, stored, waitMs, pause };
}
