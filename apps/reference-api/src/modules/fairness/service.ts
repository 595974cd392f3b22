import type { FairnessState } from '@chada/contract';
import type { Tx } from '../../database/connection.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { MemberContext } from '../../http/pipeline/handler.ts';
import { lockWallet } from '../../ledger/member-accounts.ts';
import { readSignedSize } from './append-entries.ts';
import { logPathOf, readLogKey, verifierKeyOf } from './open-log.ts';
import { presentActive } from './present.ts';
import {
  activatePair,
  findPair,
  preparePair,
  revealPair,
  type SeedOwner,
  type SeedPairRow,
} from './seed-pair.ts';

/** Changes a member's seeds. Locks the wallet, so that no draw runs meanwhile. */
function changeSeeds<T>(
  { deps, brand, member, now }: MemberContext,
  change: (owner: SeedOwner) => Promise<T>,
): Promise<T> {
  return deps.db.transaction().execute(async (tx: Tx) => {
    await lockWallet(tx, member.id);
    return change({ deps, tx, clientId: brand.id, memberId: member.id, now });
  });
}

export async function readFairness(context: MemberContext): Promise<FairnessState> {
  const { deps, brand, member } = context;
  const key = await readLogKey(deps.db, brand.id);
  if (!key) throw new ApiError('NOT_FOUND');
  const next = (await findPair(deps.db, member.id, 'pending')) ?? (await changeSeeds(context, preparePair));
  const [active, signed] = await Promise.all([
    findPair(deps.db, member.id, 'active'),
    readSignedSize(deps.db, brand.id),
  ]);
  return {
    logPath: logPathOf(key),
    logKey: verifierKeyOf(key),
    pseudonym: next.pseudonym,
    active: presentActive(active),
    next: {
      commitment: next.commitment,
      commitmentIndex: next.commitment_index,
      published: next.commitment_index < signed,
    },
  };
}

async function findReplaced(tx: Tx, active: SeedPairRow): Promise<SeedPairRow | undefined> {
  return tx
    .selectFrom('seed_pair')
    .selectAll()
    .where('member_id', '=', active.member_id)
    .where('status', '=', 'revealed')
    .where('id', '<', active.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Activates the member's next pair of seeds with the client seed, and returns the replaced pair. A signed checkpoint
 * must already cover the commitment of the next pair, so that the server can't choose a server seed that suits the
 * client seed.
 */
export function takeClientSeed(
  context: MemberContext,
  { clientSeed, commitment }: { clientSeed: string; commitment: string },
): Promise<SeedPairRow | undefined> {
  return changeSeeds(context, async (owner) => {
    const active = await findPair(owner.tx, owner.memberId, 'active');
    if (active?.commitment === commitment && active.client_seed === clientSeed) {
      return findReplaced(owner.tx, active);
    }
    const pending = await findPair(owner.tx, owner.memberId, 'pending');
    if (pending?.commitment !== commitment) throw new ApiError('SEED_PAIR_CHANGED');
    if (pending.commitment_index >= (await readSignedSize(owner.tx, owner.clientId))) {
      throw new ApiError('SEED_NOT_PUBLISHED');
    }
    const revealed = active && (await revealPair(owner, active));
    await activatePair(owner, pending, { clientSeed, by: 'member' });
    await preparePair(owner);
    return revealed;
  });
}
