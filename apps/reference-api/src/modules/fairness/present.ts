import type { DrawProof, FairnessState } from '@chada/contract';
import type { ProvenDrawRow } from '../prize/repository.ts';
import type { SeedPairRow } from './seed-pair.ts';

/** Returns the proof of a draw, or undefined for an old draw without a proof. */
export function presentProof(row: ProvenDrawRow): DrawProof | undefined {
  const { commitment, client_seed: clientSeed, client_seed_by: clientSeedBy, server_seed: serverSeed } = row;
  const { nonce, weights_hash: weightsHash, outcome_index: index, log_index: logIndex } = row;
  if (commitment === null || clientSeed === null || clientSeedBy === null) return undefined;
  if (nonce === null || weightsHash === null || index === null || logIndex === null) return undefined;
  return { commitment, clientSeed, clientSeedBy, nonce, weightsHash, index, logIndex, serverSeed };
}

export function presentActive(pair: SeedPairRow | undefined): FairnessState['active'] {
  const { client_seed: clientSeed, client_seed_by: clientSeedBy, activated_at: since } = pair ?? {};
  if (!pair || !clientSeed || !clientSeedBy || !since) return null;
  return {
    commitment: pair.commitment,
    commitmentIndex: pair.commitment_index,
    clientSeed,
    clientSeedBy,
    nextNonce: pair.next_nonce,
    since: since.toISOString(),
  };
}

export function presentRevealed(pair: SeedPairRow | undefined) {
  const { server_seed: serverSeed, client_seed: clientSeed } = pair ?? {};
  if (!pair || !serverSeed || !clientSeed) return null;
  return { commitment: pair.commitment, serverSeed, clientSeed, draws: pair.next_nonce };
}
