import type { Satang } from '@chada/domain';

export interface Player {
  /** An opaque id that never changes. */
  readonly id: string;
  readonly name: string;
}

export interface ReturnedCredit {
  readonly amountSatang: Satang;
  /** The sum of the stakes since the previous call of `withdrawAll`. */
  readonly turnoverSatang: Satang;
}

export interface PlayerState {
  readonly amountSatang: Satang;
  /** True if no game page is open: the player has left each page, or the URL of the page has expired. */
  readonly ended: boolean;
}

export interface ReportedTransfer {
  /** The reference that the API sent with `deposit` or `withdrawAll`. */
  readonly reference: string;
  readonly playerId: string;
  readonly direction: 'in' | 'out';
  /** If the direction is `out` and the amount is 0, the player had lost all credit in the game. */
  readonly amountSatang: Satang;
}

/** Thrown if the provider does not respond. The provider may have executed the operation nevertheless. */
export class ProviderUnavailableError extends Error {}

/** A call of `deposit` or `withdrawAll` with a repeated reference (a uuid) has no further effect. */
export interface GameProvider {
  /** Returns the URL of the game. The URL expires after some time, or when the player leaves the game. */
  launch(player: Player, gameCode: string, returnUrl: string): Promise<string>;
  deposit(player: Player, amountSatang: Satang, reference: string): Promise<void>;
  withdrawAll(player: Player, reference: string): Promise<ReturnedCredit>;
  /**
   * Returns the player's credit in the game, and whether the player has left. A member waits for this call, so its
   * timeout is short. For some time after a failure, each call throws `ProviderUnavailableError` immediately.
   */
  readPlayerState(player: Player): Promise<PlayerState>;
  /** Returns the transfers of a Bangkok day (`YYYY-MM-DD`). */
  readReport(day: string): Promise<readonly ReportedTransfer[]>;
}
