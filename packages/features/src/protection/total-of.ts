import type { ProtectionHistoryRow } from '@chada/stores/protection';

type Sums = Pick<ProtectionHistoryRow, 'depositSatang' | 'withdrawalSatang' | 'netSatang' | 'minutes'>;

export function totalOf(rows: readonly Sums[]): Sums {
  return rows.reduce<Sums>(
    (sum, row) => ({
      depositSatang: sum.depositSatang + row.depositSatang,
      withdrawalSatang: sum.withdrawalSatang + row.withdrawalSatang,
      netSatang: sum.netSatang + row.netSatang,
      minutes: sum.minutes + row.minutes,
    }),
    { depositSatang: 0, withdrawalSatang: 0, netSatang: 0, minutes: 0 },
  );
}
