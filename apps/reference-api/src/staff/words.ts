import { parseBahtInput, type Satang } from '@chada/domain';
import { StaffRefusal } from './staff-refusal.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function idOf(words: readonly string[]): string {
  const [id] = words;
  if (id === undefined || !UUID.test(id)) throw new StaffRefusal('give the id as the list shows it');
  return id.toLowerCase();
}

export const baht = (amountSatang: number): string =>
  `${(amountSatang / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })} baht`;

/** Parses an amount in baht and returns it in satang. Throws StaffRefusal for an invalid amount. */
export function amountOf(word: string | undefined): Satang {
  const parsed = parseBahtInput(word ?? '');
  if (!parsed.ok) throw new StaffRefusal('give an amount in baht, e.g. 500 or 1,234.50');
  return parsed.amountSatang;
}

export const reasonOf = (words: readonly string[]): string | undefined =>
  words.slice(1).join(' ').trim() || undefined;
