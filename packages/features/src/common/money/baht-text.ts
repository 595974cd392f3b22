import { type Satang, satang } from '@chada/domain';
import { formatBaht } from '@chada/messages';

/** Formats an amount without zero satang, for limits, chips and prose: `50000` gives `฿500`, `50050` gives `฿500.50`. */
export function shortBaht(amountSatang: number): string {
  return formatBaht(amountSatang).replace(/\.00$/, '');
}

/** Formats an amount as a member types it: `50000` gives `500`, `125050` gives `1,250.50`. */
export function typedBaht(amountSatang: number): string {
  return shortBaht(amountSatang).replace(/^[^\d]*/, '');
}

const quickSatang = [
  10_000, 30_000, 50_000, 100_000, 200_000, 300_000, 500_000, 1_000_000, 2_000_000, 5_000_000,
];

/** Returns up to `count` round amounts for chips, between the minimum and the maximum (`null`: no maximum). */
export function quickAmounts({
  leastSatang,
  mostSatang,
  count,
}: {
  leastSatang: number;
  mostSatang: number | null;
  count: number;
}): readonly Satang[] {
  return quickSatang
    .filter((amount) => amount >= leastSatang && (mostSatang === null || amount <= mostSatang))
    .slice(0, count)
    .map(satang);
}
