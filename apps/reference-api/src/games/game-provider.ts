import type { Satang } from '@chada/domain';

export interface Player {
  /** An opaque id that never changes. */
  readonly id: string;
  readonly name: string;
}

export interface ReturnedCredit {
  readonly amountSatang: Satang;
  /** The sum of all stakes since the last withdrawal from the game. */
  readonly turnoverSatang: Satang;
}

export interface PlayerState {
  readonly amountSatang: Satang;
  /** True if the player has left all game pages, or if the URL of the last page has expired. */
  readonly ended: boolean;
}

export interface ReportedTransfer {
  /** The reference that we sent with the deposit or withdrawal. */
  readonly reference: string;
  readonly playerId: string;
  readonly direction: 'in' | 'out';
  /** For a withdrawal, 0 means that the player lost everything. */
  readonly amountSatang: Satang;
}

/**
 * Thrown if the provider is unreachable, too slow, or sends an invalid response. The provider may still have
 * executed the operation.
 */
export class ProviderUnavailable extends Error {}

/**
 * A game provider that holds the player's credit during a game. A repeated call of `deposit` or `withdrawAll`
 * with the same reference (a uuid) has no effect.
 */
export interface GameProvider {
  /**
   * Returns the URL of the game page. The URL expires after some time, or when the player leaves the game.
   */
  launch(player: Player, gameCode: string, returnUrl: string): Promise<string>;
  deposit(player: Player, amountSatang: Satang, reference: string): Promise<void>;
  withdrawAll(player: Player, reference: string): Promise<ReturnedCredit>;
  /**
   * Has a short timeout, because a member's credit look-up waits for the result. For some time after a
   * failure, sends no request and throws `ProviderUnavailable`.
   */
  readPlayerState(player: Player): Promise<PlayerState>;
  /** Returns the deposits and withdrawals of a Bangkok day (`YYYY-MM-DD`). */
  readReport(day: string): Promise<readonly ReportedTransfer[]>;
}
