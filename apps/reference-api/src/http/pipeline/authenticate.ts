import type { CellState, WebsiteStatus } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { tokenHash } from '../../security/tokens.ts';
import { recordActivity } from '../../modules/protection/activity.ts';
import type { PauseColumns } from '../../modules/protection/pause.ts';
import { ApiError } from '../errors/api-error.ts';
import type { StoredRow } from '../idempotency/run-idempotent.ts';
import type { SessionMember } from './handler.ts';
import { networkOf } from '../limits/network-address.ts';
import { countedRules, type LimitedAction } from '../limits/rate-limit.ts';
import { ruleValues, sessionQuery } from './session-query.ts';

/** A session ends after 24 hours, or after 4 hours without a request. */
export const SESSION_LASTS_MS = 24 * 60 * 60 * 1000;
export const SESSION_IDLE_MS = 4 * 60 * 60 * 1000;
/** The API stores the time of a session's last use at most once in this many milliseconds. */
const STORED_EVERY_MS = 60 * 1000;

export interface Authenticated {
  readonly member: SessionMember;
  readonly tokenHash: Buffer;
  readonly websiteStatus: WebsiteStatus;
  readonly stored: StoredRow | undefined;
  /** The milliseconds until the rate limits allow the request, or 0. */
  readonly waitMs: number;
  readonly pause: PauseColumns;
}

export interface AuthenticationQuery {
  readonly clientId: string;
  readonly authorization: string | undefined;
  readonly now: Date;
  readonly idempotency?: { readonly operation: string; readonly key: string } | undefined;
  /** The action that the rate limits count. A request with a stored response is not counted. */
  readonly action?: Omit<LimitedAction, 'account'> | undefined;
  /** True if the request extends the session and counts as time on the site. */
  readonly isUse?: boolean;
}

/**
 * Throws MAINTENANCE if the brand has moved to another cell. The caller then repeats the request, and the new cell
 * responds.
 */
export function assertNotMoved(state: CellState): void {
  if (state === 'moved') throw new ApiError('MAINTENANCE', { retryAfterSeconds: 1 });
}

function bearerOf(header: string | undefined): string {
  if (header === undefined) throw new ApiError('SESSION_MISSING');
  const token = /^Bearer ([A-Za-z0-9_-]{16,200})$/i.exec(header)?.[1];
  if (token === undefined) throw new ApiError('SESSION_INVALID');
  return token;
}

/**
 * Returns the session and its member. Throws SESSION_MISSING, SESSION_INVALID or MEMBER_SUSPENDED. SESSION_INVALID does
 * not reveal why the token is invalid.
 */
export async function authenticate(
  { db, lookups }: Deps,
  { clientId, authorization, now, idempotency, action, isUse = true }: AuthenticationQuery,
): Promise<Authenticated> {
  const hash = tokenHash(bearerOf(authorization));
  const rules = action ? countedRules(action) : [];
  const query = sessionQuery(rules.map(({ by }) => by));
  const { rows } = await lookups.executeQuery(
    query(lookups, {
      hash,
      clientId,
      now,
      at: now.getTime(),
      usedSince: new Date(now.getTime() - SESSION_IDLE_MS),
      operation: idempotency?.operation ?? '',
      key: idempotency?.key ?? '',
      network: action ? networkOf(action.address) : '',
      ...ruleValues(rules),
    }),
  );
  const [row] = rows;
  if (!row) throw new ApiError('SESSION_INVALID');
  const { suspendedAt, pausedBy, pausedUntil, lastUsedAt, ...rest } = row;
  const { websiteStatus, cellState, requestHash, status, body, waitMs, ...member } = rest;
  assertNotMoved(cellState);
  if (suspendedAt) throw new ApiError('MEMBER_SUSPENDED');
  let pause: PauseColumns = { pausedBy, pausedUntil };
  // Does not store the time of use while the brand moves to another cell, because the brand's rows can't be changed
  // then.
  if (isUse && cellState === 'here' && now.getTime() - lastUsedAt.getTime() > STORED_EVERY_MS) {
    await db.updateTable('session').set({ last_used_at: now }).where('token_hash', '=', hash).execute();
    pause = (await recordActivity(db, member.id, { lastUsedAt, now })) ?? pause;
  }
  const stored = requestHash ? { requestHash, status, body } : undefined;
  return { member, tokenHash: hash, websiteStatus, stored, waitMs, pause };
}
