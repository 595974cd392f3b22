import { setTimeout as delay } from 'node:timers/promises';
import { applyExclusions, publishExclusions, type ExclusionDeps } from './spread-exclusions.ts';
import { claimForBrand, recoverClaims, resolveClaim, type Recovery } from './transfer-claims.ts';
import type { TransferClaim } from './registry.ts';

export interface TransferName {
  readonly sendingBank: string;
  readonly transactionRef: string;
}

/**
 * Claims of bank transfers. At any time, only one brand in all cells can have the claim to a transfer, and only this
 * brand may credit or return the transfer.
 */
export interface TransferRegistry {
  /**
   * Claims the transfer for the brand. Returns `undefined` if the cell already knows that the transfer is spent. Throws
   * SLIP_ALREADY_USED if another claim has spent the transfer, or OVERLOADED if the transfer can't be claimed at the
   * moment.
   */
  readonly claim: (clientId: string, transfer: TransferName) => Promise<TransferClaim | undefined>;
  /**
   * Settles the claim (records that the transfer is spent) if the transfer was credited or returned. Otherwise releases
   * the claim.
   */
  readonly resolve: (claim: TransferClaim) => Promise<void>;
}

/** Shares self-exclusions, and the claims of transfers, with the operator's other cells. */
export interface CellRegistry extends TransferRegistry {
  readonly recoverClaims: (recovery: Recovery) => Promise<void>;
  /** Applies the self-exclusions of other cells to this cell. Throws while the registry is unreachable. */
  readonly applyExclusions: () => Promise<void>;
  /** Publishes the self-exclusions of this cell, and applies those of other cells to this cell. */
  readonly syncExclusions: () => Promise<void>;
  /**
   * Publishes the self-exclusions of this cell and applies them to all reachable cells. Throws if this takes longer
   * than 3 seconds.
   */
  readonly spreadExclusions: () => Promise<void>;
}

/**
 * A member's request for a self-exclusion waits at most this many milliseconds until other cells have applied the
 * exclusion. A longer wait is not necessary, because the exclusion is already committed, and a regular task repeats the
 * attempt.
 */
const SPREAD_WITHIN_MS = 3_000;

async function spread(own: ExclusionDeps, all: readonly ExclusionDeps[]): Promise<void> {
  await publishExclusions(own);
  const results = await Promise.allSettled(all.map((cell) => applyExclusions(cell)));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

export function transferRegistry(databases: Pick<ExclusionDeps, 'db' | 'registry'>): TransferRegistry {
  return {
    claim: (clientId, { sendingBank, transactionRef }) =>
      claimForBrand(databases, { clientId, sendingBank, reference: transactionRef.toUpperCase() }),
    resolve: (claim) => resolveClaim(databases, claim),
  };
}

/**
 * Creates the functions with which the cell `own` uses the registry. The function `spreadExclusions` applies
 * self-exclusions immediately in the cells that `reachableCells` returns. All other cells apply them later, in a task
 * that each cell runs regularly.
 */
export function cellRegistry(
  own: ExclusionDeps,
  reachableCells: () => readonly ExclusionDeps[],
): CellRegistry {
  return {
    ...transferRegistry(own),
    recoverClaims: (recovery) => recoverClaims(own, recovery),
    applyExclusions: () => applyExclusions(own),
    syncExclusions: () => spread(own, [own]),
    async spreadExclusions() {
      const timeout = delay(SPREAD_WITHIN_MS, 'late' as const, { ref: false });
      const ended = await Promise.race([spread(own, reachableCells()), timeout]);
      if (ended === 'late') throw new Error('a cell or the registry did not answer in time');
    },
  };
}

/**
 * Claims the transfer and runs `work`. Then settles the claim if `work` has spent the transfer, and otherwise releases
 * the claim.
 */
export async function withClaim<T>(
  registry: TransferRegistry | undefined,
  { clientId, transfer }: { clientId: string; transfer: TransferName },
  work: (claim: string | undefined) => Promise<T>,
): Promise<T> {
  const claim = await registry?.claim(clientId, transfer);
  try {
    return await work(claim?.claim);
  } finally {
    // If this call fails, `recoverClaims` resolves the claim later. Each cell runs `recoverClaims` regularly.
    if (claim) await registry?.resolve(claim).catch(() => undefined);
  }
}
