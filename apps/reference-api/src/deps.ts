import type { BankGateway } from './bank/bank-gateway.ts';
import type { BrandDirectory } from './brands/brand-directory.ts';
import type { CellRegistry } from './cells/cell-registry.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/connection.ts';
import type { Draw } from './draw.ts';
import type { FairnessDeps } from './modules/fairness/fairness-deps.ts';
import type { GameProvider } from './games/game-provider.ts';
import type { HouseAccountIds } from './ledger/chart.ts';
import type { RateLimitScale } from './http/limits/rate-limit.ts';
import type { MessageGateway } from './message/message-gateway.ts';
import type { Pseudonym } from './security/pseudonym.ts';
import type { SlipPictures } from './slip/slip-pictures.ts';

export interface Deps {
  readonly db: Database;
  /** For queries that read a few rows by an index, outside a transaction (see createLookups). */
  readonly lookups: Database;
  readonly bank: BankGateway;
  readonly games: GameProvider;
  readonly messages: MessageGateway;
  readonly clock: Clock;
  /** Draws random numbers for data that is only displayed. Prizes use the seeds of `fairness` instead. */
  readonly draw: Draw;
  readonly fairness: FairnessDeps;
  readonly brands: BrandDirectory;
  readonly houseAccounts: (clientId: string) => Promise<HouseAccountIds>;
  readonly slipPictures: SlipPictures;
  readonly rateLimitScale: RateLimitScale;
  readonly pseudonym: Pseudonym;
  /** Shares claims and self-exclusions with the operator's other cells. Undefined if all brands are in one database. */
  readonly registry?: CellRegistry | undefined;
  /** Finds the dependencies of each cell. Undefined if all brands are in one database. */
  readonly cells?: {
    /**
     * Returns the dependencies for the cell that has the brand. Returns `undefined` if the brand has no cell, or if
     * this process does not know the cell. Throws OVERLOADED while the cell is down.
     */
    readonly of: (clientId: string) => Deps | undefined;
    readonly all: readonly Deps[];
  };
}
