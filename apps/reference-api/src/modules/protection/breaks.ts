import type { PlayPause } from '@chada/contract';
import type { ExclusionLength, TimeOutLength } from '@chada/domain';
import { exclusionMinimumEnd, isBreakActive, requestExclusionEnd, timeOutEnd } from '@chada/membership-rules';
import type { Tx } from '../../database/connection.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { MemberContext } from '../../http/pipeline/handler.ts';
import { lockWallet } from '../../ledger/member-accounts.ts';
import { confirmableSince } from '../slip/policy.ts';
import { laterHold } from '../slip/repository.ts';
import {
  findAccountIds,
  lockOperator,
  markNamesake,
  readOwnAccounts,
  registerExclusion,
  type Account,
} from './exclusion-registry.ts';
import { readPauseColumns, refreshPause, type PauseColumns } from './pause.ts';
import {
  breakOf,
  insertBreak,
  prepareExclusion,
  readBreaks,
  recordEvent,
  takePrepared,
  type BreakRow,
} from './repository.ts';
import { returnPausedCredit } from './return-paused-credit.ts';
import { settingsOf } from './settings.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The member must confirm a self-exclusion within this many milliseconds. */
const CONFIRMATION_MS = 15 * MINUTE_MS;
/**
 * A break pauses the deadlines of the member's open slips until the end of the break. If the break has no end, it pauses
 * the deadlines for this many milliseconds.
 */
const OPEN_ENDED_HOLD_MS = 31 * DAY_MS;

/** Locks slips before the wallet, in the same order as `confirmSlip`. A different order could cause a deadlock. */
export async function lockSlipsAndWallet(tx: Tx, memberId: number): Promise<void> {
  await tx
    .selectFrom('slip')
    .select('id')
    .where('member_id', '=', memberId)
    .where('status', '<>', 'confirmed')
    .orderBy('id')
    .forUpdate()
    .execute();
  await lockWallet(tx, memberId);
}

/**
 * Begins a break and ends the member's sessions. The deadlines of the member's open slips pause during the break. The
 * wallet must be locked.
 */
export async function beginBreak(
  tx: Tx,
  memberId: number,
  row: Pick<BreakRow, 'kind' | 'length' | 'minimum_end'> & {
    /** The uuid of the self-exclusion at another brand that caused this break. */
    readonly follows?: string;
    readonly now: Date;
  },
): Promise<BreakRow> {
  const { now, ...stated } = row;
  const begun = await insertBreak(tx, { ...stated, member_id: memberId, started_at: now });
  await refreshPause(tx, memberId, now);
  await tx
    .updateTable('session')
    .set({ revoked_at: now })
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .execute();
  await tx
    .updateTable('slip')
    .set({ held_until: laterHold(row.minimum_end ?? new Date(now.getTime() + OPEN_ENDED_HOLD_MS)) })
    .where('member_id', '=', memberId)
    .where(({ eb, and, or }) =>
      or([
        eb('status', '=', 'verified'),
        and([eb('status', 'in', ['pending', 'review']), eb('updated_at', '>', confirmableSince(now))]),
      ]),
    )
    .execute();
  return begun;
}

export async function presentPause(
  { deps, member, now }: MemberContext,
  { pausedBy: cause, pausedUntil: until }: PauseColumns,
): Promise<PlayPause | null> {
  if (cause === null || (until !== null && until <= now)) return null;
  const exclusions = (await readBreaks(deps.db, member.id)).filter(
    (candidate) => candidate.kind === 'selfExclusion' && isBreakActive(breakOf(candidate), now),
  );
  const ends = exclusions.map(({ minimum_end: end }) => end);
  // `latest` is null if an active self-exclusion has no end.
  const latest = ends.reduce<Date | null>(
    (last, end) => (last === null || end === null ? null : end > last ? end : last),
    ends[0] ?? null,
  );
  return {
    cause,
    until: until?.toISOString() ?? null,
    endRequestableAt: cause === 'selfExclusion' ? (latest?.toISOString() ?? null) : null,
  };
}

async function pauseAfter(context: MemberContext): Promise<PlayPause> {
  const { deps, member } = context;
  const pause = await presentPause(context, await readPauseColumns(deps.db, member.id));
  if (!pause) throw new Error('a break began, and no pause is stored');
  return pause;
}

export async function beginTimeOut(context: MemberContext, length: TimeOutLength): Promise<PlayPause> {
  const { deps, brand, member, now } = context;
  if (!settingsOf(brand).timeOuts.includes(length)) throw new ApiError('FEATURE_OFF');
  await deps.db.transaction().execute(async (tx) => {
    await lockSlipsAndWallet(tx, member.id);
    await beginBreak(tx, member.id, { kind: 'timeOut', length, minimum_end: timeOutEnd(length, now), now });
    await recordEvent(tx, member.id, { kind: 'time_out', detail: { length }, at: now });
  });
  await returnPausedCredit(context);
  return pauseAfter(context);
}

export async function prepare(
  { deps, brand, member, now }: MemberContext,
  length: ExclusionLength,
): Promise<{ confirmationId: string; expiresAt: Date; minimumEnd: Date | null }> {
  if (!settingsOf(brand).exclusions.includes(length)) throw new ApiError('FEATURE_OFF');
  const expiresAt = new Date(now.getTime() + CONFIRMATION_MS);
  const confirmationId = await prepareExclusion(deps.db, member.id, { length, expiresAt });
  return { confirmationId, expiresAt, minimumEnd: exclusionMinimumEnd(length, now) };
}

/** Sends the member's self-exclusion to the other cells. If a cell is unreachable, a regular task tries again. */
async function spreadExclusions({ deps, log }: MemberContext): Promise<void> {
  await deps.registry?.spreadExclusions().catch((error: unknown) => {
    log.error({ err: error }, 'a self-exclusion did not reach all cells yet');
  });
}

/** Begins the prepared self-exclusion. Also excludes the person at the operator's other brands. */
export async function confirmExclusion(context: MemberContext, confirmationId: string): Promise<PlayPause> {
  const { deps, brand, member, now } = context;
  const { operator } = settingsOf(brand);
  await deps.db.transaction().execute(async (tx) => {
    const length = await takePrepared(tx, member.id, { uuid: confirmationId, now });
    if (!length) throw new ApiError('EXCLUSION_NOT_PREPARED');
    await lockOperator(tx, operator, 'exclusive');
    const ids = await findAccountIds(tx, deps, { operator, person: member });
    for (const id of ids) await lockSlipsAndWallet(tx, id);
    const accounts = await readOwnAccounts(tx, { ids, memberId: member.id });
    const row = {
      kind: 'selfExclusion',
      length,
      minimum_end: exclusionMinimumEnd(length, now),
      now,
    } as const;
    const isOfPerson = ({ id, hasDeposit }: Account) => id === member.id || hasDeposit;
    const own = accounts.filter(({ id }) => id === member.id);
    const others = accounts.filter((account) => account.id !== member.id && isOfPerson(account));
    const breaks: { breakId: number }[] = [];
    let first: string | undefined;
    for (const person of [...own, ...others]) {
      const { id: breakId, uuid } = await beginBreak(tx, person.id, {
        ...row,
        ...(first && { follows: first }),
      });
      first ??= uuid;
      breaks.push({ breakId });
      if (person.hasDeposit) await registerExclusion(tx, deps, { operator, person, breakId });
      await recordEvent(tx, person.id, { kind: 'excluded', detail: { length }, at: now });
    }
    for (const otherAccount of accounts) {
      if (!isOfPerson(otherAccount)) await markNamesake(tx, otherAccount.id, breaks);
    }
  });
  await spreadExclusions(context);
  await returnPausedCredit(context);
  return pauseAfter(context);
}

/**
 * Requests the end of the member's active self-exclusions. Throws EXCLUSION_NOT_ACTIVE if no self-exclusion is active.
 * Throws EXCLUSION_NOT_OVER if the minimum length of an active self-exclusion has not passed yet.
 */
export async function requestEnd(context: MemberContext): Promise<PlayPause> {
  const { deps, member, now } = context;
  await deps.db.transaction().execute(async (tx) => {
    await lockWallet(tx, member.id);
    const active = (await readBreaks(tx, member.id)).filter(
      (row) => row.kind === 'selfExclusion' && isBreakActive(breakOf(row), now),
    );
    if (active.length === 0) throw new ApiError('EXCLUSION_NOT_ACTIVE');
    for (const row of active) {
      const request = requestExclusionEnd(breakOf(row), now);
      if (!request.ok)
        throw new ApiError('EXCLUSION_NOT_OVER', {
          details: { endRequestableAt: row.minimum_end?.toISOString() ?? null },
        });
      if (row.end_requested_at !== null) continue;
      await tx.updateTable('member_break').set({ end_requested_at: now }).where('id', '=', row.id).execute();
      await recordEvent(tx, member.id, { kind: 'end_requested', detail: {}, at: now });
    }
    await refreshPause(tx, member.id, now);
  });
  await spreadExclusions(context);
  return pauseAfter(context);
}
