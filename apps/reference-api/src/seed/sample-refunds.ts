import { addBangkokDays, bangkokDay, bangkokDaySpan, bangkokMonth, satang } from '@chada/domain';
import { dayRefund, isTierLevel, levelFor, type RefundTable, type TierTable } from '@chada/membership-rules';
import { PLAYED_MS, type SampleAction } from './sample-actions.ts';

/** The time of day at which a refund is credited, in milliseconds after midnight. */
const GIVEN_AT_MS = 30 * 60_000;

function levelAtEndOf(day: string, actions: readonly SampleAction[], tiers: TierTable | undefined) {
  const { start, end } = bangkokDaySpan(day);
  const month = bangkokMonth(start);
  const deposits = actions.flatMap((action) =>
    action.kind === 'deposit' && action.at < end ? [action] : [],
  );
  const sum = (some: typeof deposits) => satang(some.reduce((total, { amount }) => total + amount, 0));
  const deposited = {
    cumulativeDepositSatang: sum(deposits),
    monthDepositSatang: sum(deposits.filter(({ at }) => bangkokMonth(at) === month)),
  };
  return levelFor(deposited, tiers);
}

export function withRefunds(
  actions: readonly SampleAction[],
  {
    refundTable,
    tiers,
    now,
  }: {
    readonly refundTable: RefundTable;
    readonly tiers?: TierTable | undefined;
    readonly now: Date;
  },
): SampleAction[] {
  const results = new Map<string, number[]>();
  for (const action of actions) {
    if (action.kind !== 'play') continue;
    const day = bangkokDay(action.at.getTime() + PLAYED_MS);
    results.set(day, [...(results.get(day) ?? []), action.brought - action.taken]);
  }
  const refunds = [...results].flatMap(([day, games]): SampleAction[] => {
    const level = levelAtEndOf(day, actions, tiers);
    const resultsSatang = games.map(satang);
    const { netLossSatang, percent, refundSatang } = dayRefund({
      resultsSatang,
      level,
      clientTable: refundTable,
    });
    const at = new Date(bangkokDaySpan(addBangkokDays(day, 1)).start.getTime() + GIVEN_AT_MS);
    if (refundSatang === 0 || at > now || !isTierLevel(level)) return [];
    return [{ kind: 'refund', at, day, level, percent, netLoss: netLossSatang, amount: refundSatang }];
  });
  return [...actions, ...refunds].sort((a, b) => a.at.getTime() - b.at.getTime());
}
