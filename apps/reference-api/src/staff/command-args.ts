import { parseBahtInput, type Satang } from '@chada/domain';
import { StaffRefusedError } from './staff-refused-error.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function idOf(positionals: readonly string[]): string {
  const [id] = positionals;
  if (id === undefined || !UUID.test(id)) throw new StaffRefusedError('give the id as the list shows it');
  return id.toLowerCase();
}

export const baht = (amountSatang: number): string =>
  `${(amountSatang / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })} baht`;

/** Parses an amount in baht and returns it in satang. Throws StaffRefusedError for an invalid amount. */
export function amountOf(arg: string | undefined): Satang {
  const parsed = parseBahtInput(arg ?? '');
  if (!parsed.ok) throw new StaffRefusedError('give an amount in baht, e.g. 500 or 1,234.50');
  return parsed.amountSatang;
}

export const reasonOf = (positionals: readonly string[]): string | undefined =>
  positionals.slice(1).join(' ').trim() || undefined;
