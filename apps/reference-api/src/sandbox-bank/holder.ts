import { createHash } from 'node:crypto';
import names from './seed/holder-names.json' with { type: 'json' };

/** Returns an invented name for an account's holder. The same account always gets the same name. */
export function holderOf(bank: string, account: string): string {
  const digest = createHash('sha256').update(`${bank}:${account}`).digest();
  const pick = (list: readonly string[], at: number) => list[digest.readUInt16BE(at) % list.length] ?? '';
  return `${pick(names.first, 0)} ${pick(names.lastStart, 2)}${pick(names.lastEnd, 4)}`;
}
