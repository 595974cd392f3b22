import type { ClientSeedBy, LogEntry } from '@chada/fairness';
import { appendEntries } from './append-entries.ts';
import {
  activationOf,
  findPair,
  newCommitment,
  pseudonymOf,
  type ChosenSeed,
  type SeedOwner,
  type SeedPairRow,
} from './seed-pair.ts';

/** The seeds and the nonce of a draw. The server seed must not leave the process before its pair is revealed. */
export interface TakenNonce {
  readonly commitment: string;
  readonly pseudonym: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly clientSeedBy: ClientSeedBy;
  readonly nonce: number;
  readonly entries: readonly LogEntry[];
  readonly savePair: (indices: readonly number[]) => Promise<number>;
}

type Opened = Pick<TakenNonce, 'commitment' | 'pseudonym' | 'serverSeed' | 'entries' | 'savePair'>;

function activeWith(chosen: ChosenSeed, index: number, now: Date) {
  return {
    status: 'active',
    client_seed: chosen.clientSeed,
    client_seed_by: chosen.by,
    activation_index: index,
    activated_at: now,
    next_nonce: 1,
  } as const;
}

function openPending(owner: SeedOwner, pair: SeedPairRow, chosen: ChosenSeed): Opened {
  const { deps, tx, now } = owner;
  return {
    commitment: pair.commitment,
    pseudonym: pair.pseudonym,
    serverSeed: deps.fairness.keys.unseal(pair.sealed_seed, pair.commitment),
    entries: [activationOf(pair.commitment, chosen, now)],
    async savePair([activated = 0]) {
      await tx
        .updateTable('seed_pair')
        .set(activeWith(chosen, activated, now))
        .where('id', '=', pair.id)
        .execute();
      return pair.id;
    },
  };
}

async function openNew(owner: SeedOwner, chosen: ChosenSeed): Promise<Opened> {
  const { tx, clientId, memberId, now } = owner;
  const pseudonym = await pseudonymOf(tx, memberId);
  const { serverSeed, commitment, sealed, entry } = newCommitment(owner, pseudonym);
  return {
    commitment,
    pseudonym,
    serverSeed,
    entries: [entry, activationOf(commitment, chosen, now)],
    async savePair([committed = 0, activated = 0]) {
      const { id } = await tx
        .insertInto('seed_pair')
        .values({
          client_id: clientId,
          member_id: memberId,
          pseudonym,
          commitment,
          commitment_index: committed,
          sealed_seed: sealed,
          created_at: now,
          ...activeWith(chosen, activated, now),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
  };
}

/** The member's active seed pair, with the nonce that the SQL function `begin_draw` has reserved for this draw. */
export interface ActivePair extends Pick<
  TakenNonce,
  'commitment' | 'pseudonym' | 'clientSeed' | 'clientSeedBy' | 'nonce'
> {
  readonly id: number;
  readonly sealedSeed: Buffer;
}

/**
 * Returns the seeds and the nonce for a draw. Without an active pair, prepares a new active pair but does not store it.
 * The caller must then store this pair with `openPair`, late in the transaction, because `openPair` locks the brand's
 * log until the commit.
 */
export async function openSeeds(owner: SeedOwner, active: ActivePair | undefined): Promise<TakenNonce> {
  const { deps, tx, memberId } = owner;
  if (active) {
    const { id, sealedSeed, ...seeds } = active;
    const serverSeed = deps.fairness.keys.unseal(sealedSeed, active.commitment);
    return { ...seeds, serverSeed, entries: [], savePair: async () => id };
  }
  const chosen: ChosenSeed = { clientSeed: deps.fairness.makeClientSeed(), by: 'server' };
  const pending = await findPair(tx, memberId, 'pending');
  const opened = pending ? openPending(owner, pending, chosen) : await openNew(owner, chosen);
  return { ...opened, clientSeed: chosen.clientSeed, clientSeedBy: chosen.by, nonce: 0 };
}

export async function openPair(
  { tx, clientId }: SeedOwner,
  { entries, savePair }: TakenNonce,
): Promise<number> {
  return savePair(entries.length === 0 ? [] : await appendEntries(tx, clientId, entries));
}
