import type { ProtectionState } from '@chada/contract';
import type { LimitKind } from '@chada/domain';
import {
  isCareNoticeDismissed,
  limitUse,
  minutesOf,
  nextRealityCheck,
  type CountedEvent,
} from '@chada/membership-rules';
import type { Selectable } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { MemberContext } from '../../http/pipeline/handler.ts';
import { presentPause } from './breaks.ts';
import { countedSince, eventsOf, spansOf } from './counted-events.ts';
import { readRecords, type ProtectionRecords } from './read-records.ts';
import { signsIn } from './read-signs.ts';
import { settingsOf } from './settings.ts';

const REVIEW_AFTER_MS = 182 * 24 * 60 * 60 * 1000;

function presentRaise(raise: ProtectionRecords['raises'][number] | undefined, now: Date) {
  if (!raise || raise.expiresAt <= now.getTime()) return null;
  const { raiseId, value, confirmableAt, expiresAt } = raise;
  return {
    raiseId,
    value,
    confirmableAt: new Date(confirmableAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
  };
}

function countedEvents(records: ProtectionRecords, kind: LimitKind, now: Date): CountedEvent[] {
  switch (kind) {
    case 'deposit':
      return eventsOf(records.deposits);
    case 'stake':
      return eventsOf(records.stakes);
    case 'loss':
      return eventsOf(records.losses);
    case 'session': {
      const since = countedSince(now).getTime();
      return minutesOf(spansOf(records.spans.filter(([, end]) => end >= since)));
    }
  }
}

function presentLimits(records: ProtectionRecords, now: Date): ProtectionState['limits'] {
  const events = new Map<LimitKind, CountedEvent[]>();
  return records.limits.map(({ kind, period, value }) => {
    const counted = events.get(kind) ?? countedEvents(records, kind, now);
    events.set(kind, counted);
    const use = limitUse({ kind, period, value }, counted, now);
    const raise = records.raises.find((record) => record.kind === kind && record.period === period);
    return { ...use, opensAt: use.opensAt?.toISOString() ?? null, raise: presentRaise(raise, now) };
  });
}

function isCareNoticeDue(records: ProtectionRecords, now: Date): boolean {
  return !isCareNoticeDismissed(records.dismissedAt, now) && signsIn(records, now).length > 0;
}

export async function readState(context: MemberContext): Promise<ProtectionState> {
  const { brand, now } = context;
  const settings = settingsOf(brand);
  const records = await readRecords(context);
  const { startedAt, acknowledgedAt } = records;
  const [stakedSatang, returnedSatang] = records.played;
  const minutes = records.minutes ?? settings.realityCheckMinutes;
  const pause = await presentPause(context, records);
  const reviewed = records.limits.map(({ updatedAt }) => updatedAt);
  return {
    limits: presentLimits(records, now),
    coolingHours: settings.coolingHours,
    pause,
    session: {
      startedAt: startedAt.toISOString(),
      stakedSatang,
      returnedSatang,
      netSatang: returnedSatang - stakedSatang,
    },
    realityCheck: { minutes, nextAt: nextRealityCheck({ startedAt, acknowledgedAt }, minutes).toISOString() },
    reviewAt: reviewed.length === 0 ? null : new Date(Math.min(...reviewed) + REVIEW_AFTER_MS).toISOString(),
    isCareNoticeDue: pause === null && isCareNoticeDue(records, now),
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

export async function acknowledge(context: MemberContext, minutes?: number): Promise<void> {
  const chosen = minutes === undefined ? {} : { reality_check_minutes: minutes };
  await storeChoice(context, { acknowledged_at: context.now, ...chosen });
}

export async function dismissCareNotice(context: MemberContext): Promise<void> {
  await storeChoice(context, { care_notice_dismissed_at: context.now });
}
