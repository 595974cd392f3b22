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
  readonly bank: BankGateway;
  readonly games: GameProvider;
  readonly messages: MessageGateway;
  readonly clock: Clock;
  /** `draw` is for displayed data only; prizes use the seeds of `fairness`. */
  readonly draw: Draw;
  readonly fairness: FairnessDeps;
  readonly brands: BrandDirectory;
  readonly houseAccounts: (clientId: string) => Promise<HouseAccountIds>;
  readonly slipPictures: SlipPictures;
  readonly rateLimitScale: RateLimitScale;
  readonly pseudonym: Pseudonym;
  /** Undefined if all brands are in one database. */
  readonly registry?: CellRegistry | undefined;
  /** Undefined if all brands are in one database. */
  readonly cells?: {
    /**
     * Returns `undefined` for a brand without a cell, or with a cell that this process does not know. Throws OVERLOADED
     * while the cell is down.
     */
    readonly of: (clientId: string) => Deps | undefined;
    readonly all: readonly Deps[];
  };
}
