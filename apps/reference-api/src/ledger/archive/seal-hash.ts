import { createHash } from 'node:crypto';
import type { Seal } from './month-file.ts';

/** Computes the hash of lines in the same way as the aggregate `ledger_hash` of the database. */
export class LineHash {
  #state = Buffer.alloc(0);

  add(line: string): void {
    this.#state = createHash('sha256').update(this.#state).update(line).digest();
  }

  get hex(): string {
    return this.#state.toString('hex');
  }
}

/** Computes the hash of a seal's fields in the same way as the function `ledger_seal_hash` of the database. */
export function hashOfSeal(clientId: string, seal: Omit<Seal, 'hash'>): string {
  const fields = [
    clientId,
    seal.day,
    seal.journals,
    seal.entries,
    seal.sums,
    seal.journalsHash,
    seal.accountsHash,
    seal.previousHash,
    seal.sealedAtMicros,
    ...(seal.totalsHash === null ? [] : [seal.totalsHash]),
  ];
  const text = `[${fields.map((field) => JSON.stringify(field)).join(', ')}]`;
  return createHash('sha256').update(text).digest('hex');
}
