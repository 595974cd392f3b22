import { randomBytes } from 'node:crypto';
import {
  commitServerSeed,
  hashClientSeed,
  type ActivationEntry,
  type ClientSeedBy,
  type CommitmentEntry,
} from '@chada/fairness';
import type { Selectable } from 'kysely';
import type { Tx, Database } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { appendEntries } from './append-entries.ts';

export type SeedPairRow = Selectable<Tables['seed_pair']>;

/** The member whose seeds are used or changed. The member's wallet must be locked. */
export interface SeedOwner {
  readonly deps: Pick<Deps, 'fairness'>;
  readonly tx: Tx;
  readonly clientId: string;
  readonly memberId: number;
  readonly now: Date;
}

export interface ChosenSeed {
  readonly clientSeed: string;
  readonly by: ClientSeedBy;
}

export function findPair(
  db: Database | Tx,
  memberId: number,
  status: 'pending' | 'active',
): Promise<SeedPairRow | undefined> {
  return db
    .selectFrom('seed_pair')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('status', '=', status)
    .executeTakeFirst();
}

export async function pseudonymOf(tx: Tx, memberId: number): Promise<string> {
  const row = await tx
    .selectFrom('seed_pair')
    .select('pseudonym')
    .where('member_id', '=', memberId)
    .limit(1)
    .executeTakeFirst();
  return row?.pseudonym ?? randomBytes(16).toString('hex');
}

export function newCommitment({ deps, now }: SeedOwner, pseudonym: string) {
  const serverSeed = deps.fairness.makeServerSeed();
  const commitment = commitServerSeed(serverSeed);
  const sealed = deps.fairness.keys.seal(serverSeed, commitment);
  const entry: CommitmentEntry = { type: 'commitment', at: now.toISOString(), member: pseudonym, commitment };
  return { serverSeed, commitment, sealed, entry };
}

export function activationOf(commitment: string, { clientSeed, by }: ChosenSeed, now: Date): ActivationEntry {
  return {
    type: 'activation',
    at: now.toISOString(),
    commitment,
    clientSeedHash: hashClientSeed(clientSeed),
    clientSeedBy: by,
  };
}

export async function preparePair(owner: SeedOwner): Promise<SeedPairRow> {
  const { tx, clientId, memberId, now } = owner;
  const found = await findPair(tx, memberId, 'pending');
  if (found) return found;
  const pseudonym = await pseudonymOf(tx, memberId);
  const { commitment, sealed, entry } = newCommitment(owner, pseudonym);
  const [index = 0] = await appendEntries(tx, clientId, [entry]);
  return tx
    .insertInto('seed_pair')
    .values({
      client_id: clientId,
      member_id: memberId,
      pseudonym,
      status: 'pending',
      commitment,
      commitment_index: index,
      sealed_seed: sealed,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function activatePair(
  { tx, clientId, now }: SeedOwner,
  pair: SeedPairRow,
  chosen: ChosenSeed,
): Promise<SeedPairRow> {
  const [index = 0] = await appendEntries(tx, clientId, [activationOf(pair.commitment, chosen, now)]);
  return tx
    .updateTable('seed_pair')
    .set({
      status: 'active',
      client_seed: chosen.clientSeed,
      client_seed_by: chosen.by,
      activation_index: index,
      activated_at: now,
    })
    .where('id', '=', pair.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function revealPair(
  { deps, tx, clientId, now }: SeedOwner,
  pair: SeedPairRow,
): Promise<SeedPairRow> {
  const { commitment, client_seed: clientSeed, next_nonce: draws } = pair;
  if (clientSeed === null) throw new Error('a pair without a client seed has nothing to reveal');
  const serverSeed = deps.fairness.keys.unseal(pair.sealed_seed, commitment);
  const [index = 0] = await appendEntries(tx, clientId, [
    { type: 'reveal', at: now.toISOString(), commitment, serverSeed, clientSeed, draws },
  ]);
  return tx
    .updateTable('seed_pair')
    .set({ status: 'revealed', server_seed: serverSeed, reveal_index: index, revealed_at: now })
    .where('id', '=', pair.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
