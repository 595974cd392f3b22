import type { ProtectionState } from '@chada/contract';
import { isCareNoticeDismissed, limitUse, nextRealityCheck } from '@chada/membership-rules';
import type { Selectable } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { MemberContext } from '../../http/pipeline/handler.ts';
import { readPause } from './breaks.ts';
import { readCountedEvents } from './counted-events.ts';
import { readLimits, readRaises, type StoredLimit, type StoredRaise } from './repository.ts';
import { readSigns } from './read-signs.ts';
import { settingsOf } from './settings.ts';

const REVIEW_AFTER_MS = 182 * 24 * 60 * 60 * 1000;

function presentRaise(raise: StoredRaise | undefined, now: Date) {
  if (!raise || raise.expiresAt <= now) return null;
  const { raiseId, value, confirmableAt, expiresAt } = raise;
  return {
    raiseId,
    value,
    confirmableAt: confirmableAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

async function presentLimits(
  { deps, member, now }: MemberContext,
  limits: readonly StoredLimit[],
): Promise<ProtectionState['limits']> {
  const raises = await readRaises(deps.db, member.id);
  const kinds = [...new Set(limits.map(({ kind }) => kind))];
  const counted = await Promise.all(
    kinds.map((kind) => readCountedEvents(deps.db, member.id, { kind, now })),
  );
  const events = new Map(kinds.map((kind, index) => [kind, counted[index] ?? []]));
  return limits.map(({ kind, period, value }) => {
    const use = limitUse({ kind, period, value }, events.get(kind) ?? [], now);
    const raise = raises.find((one) => one.kind === kind && one.period === period);
    return { ...use, opensAt: use.opensAt?.toISOString() ?? null, raise: presentRaise(raise, now) };
  });
}

async function readSession({ deps, member, tokenHash }: MemberContext): Promise<{
  startedAt: Date;
  stakedSatang: number;
  returnedSatang: number;
}> {
  const session = await deps.db
    .selectFrom('session')
    .select('created_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!session) throw new ApiError('SESSION_INVALID');
  const games = await deps.db
    .selectFrom('game_session')
    .select(['taken', 'brought'])
    .where('member_id', '=', member.id)
    .where('opened_at', '>=', session.created_at)
    .where('status', '=', 'closed')
    .execute();
  return {
    startedAt: session.created_at,
    stakedSatang: games.reduce((sum, { taken }) => sum + taken, 0),
    returnedSatang: games.reduce((sum, { brought }) => sum + (brought ?? 0), 0),
  };
}

async function isCareNoticeDue(
  { deps, member, now }: MemberContext,
  dismissedAt: Date | null,
): Promise<boolean> {
  return !isCareNoticeDismissed(dismissedAt, now) && (await readSigns(deps.db, member.id, now)).length > 0;
}

export async function readState(context: MemberContext): Promise<ProtectionState> {
  const { deps, brand, member } = context;
  const settings = settingsOf(brand);
  const [stored, choice] = await Promise.all([
    readLimits(deps.db, member.id),
    deps.db.selectFrom('member_protection').selectAll().where('member_id', '=', member.id).executeTakeFirst(),
  ]);
  const [limits, pause, session, hasSigns] = await Promise.all([
    presentLimits(context, stored),
    readPause(context),
    readSession(context),
    isCareNoticeDue(context, choice?.care_notice_dismissed_at ?? null),
  ]);
  const { startedAt, stakedSatang, returnedSatang } = session;
  const minutes = choice?.reality_check_minutes ?? settings.realityCheckMinutes;
  const acknowledgedAt = choice?.acknowledged_at ?? null;
  const oldest = stored.map(({ updatedAt }) => updatedAt.getTime()).sort((one, other) => one - other)[0];
  return {
    limits,
    coolingHours: settings.coolingHours,
    pause,
    session: {
      startedAt: startedAt.toISOString(),
      stakedSatang,
      returnedSatang,
      netSatang: returnedSatang - stakedSatang,
    },
    realityCheck: { minutes, nextAt: nextRealityCheck({ startedAt, acknowledgedAt }, minutes).toISOString() },
    reviewAt: oldest === undefined ? null : new Date(oldest + REVIEW_AFTER_MS).toISOString(),
    isCareNoticeDue: pause === null && hasSigns,
  };
}

async function storeChoice(
  { deps, member }: MemberContext,
  choice: Partial<Omit<Selectable<Tables['member_protection']>, 'member_id'>>,
): Promise<void> {
  await deps.db
    .insertInto('member_protection')
    .values({
      member_id: member.id,
      reality_check_minutes: null,
      acknowledged_at: null,
      care_notice_dismissed_at: null,
      ...choice,
    })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(choice))
    .execute();
}

/** Records that the member acknowledged a reality check. Also stores the interval if the member chose one. */
export async function acknowledge(context: MemberContext, minutes?: number): Promise<void> {
  const chosen = minutes === undefined ? {} : { reality_check_minutes: minutes };
  await storeChoice(context, { acknowledged_at: context.now, ...chosen });
}

export async function dismissCareNotice(context: MemberContext): Promise<void> {
  await storeChoice(context, { care_notice_dismissed_at: context.now });
}
