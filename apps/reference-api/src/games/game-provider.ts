import type { Satang } from '@chada/domain';

export interface Player {
  /** An opaque id that never changes. */
  readonly id: string;
  /** Shown in the game. */
  readonly name: string;
}

export interface ReturnedCredit {
  readonly amountSatang: Satang;
  /** The sum of all stakes since the last withdrawal, won or lost. */
  readonly turnoverSatang: Satang;
}

export interface PlayerState {
  readonly amountSatang: Satang;
  /** True if the player has left every game page, or the URL of the page has expired. */
  readonly ended: boolean;
}

export interface ReportedTransfer {
  /** The reference that we sent with the deposit or withdrawal. */
  readonly reference: string;
  readonly playerId: string;
  readonly direction: 'in' | 'out';
  /** Can be 0: a player who lost everything withdraws 0. */
  readonly amountSatang: Satang;
}

/**
 * Thrown if the provider is unreachable, too slow, or sends an invalid response. The provider may have
 * executed the operation or not.
 */
export class ProviderUnavailable extends Error {}

/**
 * A game provider that holds the player's credit during a game. A repeated call of `deposit` or `withdrawAll` with the
 * same reference (a uuid) has no further effect.
 */
export interface GameProvider {
  /** Returns the URL of the game page. The URL expires after some time, or when the player leaves the game. */
  launch(player: Player, gameCode: string, returnUrl: string): Promise<string>;
  deposit(player: Player, amountSatang: Satang, reference: string): Promise<void>;
  withdrawAll(player: Player, reference: string): Promise<ReturnedCredit>;
  /**
   * Reads the player's credit in the game. The timeout is short, because a member's credit look-up waits for the
   * result. For some time after a failure, throws `ProviderUnavailable` without a request.
   */
  readPlayerState(player: Player): Promise<PlayerState>;
  /** Returns the deposits and withdrawals of a Bangkok day (`YYYY-MM-DD`). */
  readReport(day: string): Promise<readonly ReportedTransfer[]>;
}
