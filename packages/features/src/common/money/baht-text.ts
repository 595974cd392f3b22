import { type Satang, satang } from '@chada/domain';
import { formatBaht } from '@chada/messages';

/** Formats satang as baht, without decimals for whole baht: 50000 becomes `฿500`, 50050 becomes `฿500.50`. */
export function shortBaht(amountSatang: number): string {
  return formatBaht(amountSatang).replace(/\.00$/, '');
}

/** Formats satang as the baht value of an input field: 50000 becomes `500`, 125050 becomes `1,250.50`. */
export function bahtInput(amountSatang: number): string {
  return shortBaht(amountSatang).replace(/^[^\d]*/, '');
}

export function quickAmounts({
  amountsSatang,
  leastSatang,
  mostSatang,
  count,
}: {
  amountsSatang: readonly number[];
  leastSatang: number;
  mostSatang: number | null;
  count: number;
}): readonly Satang[] {
  return amountsSatang
    .filter((amount) => amount >= leastSatang && (mostSatang === null || amount <= mostSatang))
    .slice(0, count)
    .map(satang);
}
