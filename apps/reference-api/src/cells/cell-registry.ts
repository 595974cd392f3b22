import { setTimeout as delay } from 'node:timers/promises';
import { applyExclusions, publishExclusions, type ExclusionDeps } from './spread-exclusions.ts';
import { claimForBrand, recoverClaims, resolveClaim, type Recovery } from './transfer-claims.ts';
import type { TransferClaim } from './registry.ts';

export interface TransferName {
  readonly sendingBank: string;
  readonly transactionRef: string;
}

/** Decides which brand of all cells may credit or return a bank transfer. */
export interface TransferRegistry {
  /** Throws SLIP_ALREADY_USED or OVERLOADED. `undefined`: the cell knows already that the transfer is spent. */
  readonly claim: (clientId: string, transfer: TransferName) => Promise<TransferClaim | undefined>;
  /** Settles the claim if the transfer was spent, else releases it. */
  readonly resolve: (claim: TransferClaim) => Promise<void>;
}

/** The facts that this cell shares with the operator's other cells. */
export interface CellRegistry extends TransferRegistry {
  readonly recoverClaims: (recovery: Recovery) => Promise<void>;
  /** Applies the exclusions of other cells to this cell. Throws while the registry is unreachable. */
  readonly applyExclusions: () => Promise<void>;
  /** Publishes the exclusions of this cell, and applies those of other cells to it. */
  readonly syncExclusions: () => Promise<void>;
  /** Publishes the exclusions of this cell and applies them to all cells. */
  readonly spreadExclusions: () => Promise<void>;
}

/** The exclusion is committed already, so its member does not wait longer for other cells. */
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

/** `reachableCells` returns the cells that apply an exclusion at once. The others apply it in housekeeping. */
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
      const late = delay(SPREAD_WITHIN_MS, 'late' as const, { ref: false });
      const ended = await Promise.race([spread(own, reachableCells()), late]);
      if (ended === 'late') throw new Error('a cell or the registry did not answer in time');
    },
  };
}

/** Runs `work` with a claim of the transfer, and resolves the claim afterwards. */
export async function withClaim<T>(
  registry: TransferRegistry | undefined,
  { clientId, transfer }: { clientId: string; transfer: TransferName },
  work: (claim: string | undefined) => Promise<T>,
): Promise<T> {
  const claim = await registry?.claim(clientId, transfer);
  try {
    return await work(claim?.claim);
  } finally {
    // Otherwise housekeeping resolves it.
    if (claim) await registry?.resolve(claim).catch(() => undefined);
  }
}
