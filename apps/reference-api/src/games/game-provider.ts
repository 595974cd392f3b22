import type { Satang } from '@chada/domain';

/** A player at the provider, who owns the credit there. */
export interface Player {
  /** An opaque id that never changes. */
  readonly id: string;
  /** The name shown in the game. */
  readonly name: string;
}

/** The credit withdrawn from a provider's wallet. */
export interface ReturnedCredit {
  readonly amountSatang: Satang;
  /** All stakes since the last withdrawal, won or lost. */
  readonly turnoverSatang: Satang;
}

/** A player's visit to a game, as the provider reports it. */
export interface Visit {
  /** The player's credit at the provider. */
  readonly amountSatang: Satang;
  /** True once the player has left every game page that they entered, or the visit has expired. */
  readonly ended: boolean;
}

/** A transfer of credit in the provider's report. */
export interface ReportedTransfer {
  /** Our reference of the deposit or withdrawal. */
  readonly reference: string;
  readonly playerId: string;
  readonly direction: 'in' | 'out';
  /** Can be 0: a player who lost everything withdraws nothing. */
  readonly amountSatang: Satang;
}

/** Thrown if the provider can't be reached, takes too long, or returns an unreadable answer; the effect is unknown. */
export class ProviderUnavailable extends Error {}

/**
 * A game provider with a transfer wallet: credit is moved in, used for play, and moved out completely. `deposit` and
 * `withdrawAll` are idempotent by their reference (a uuid of ours), so each may be repeated until it is answered.
 */
export interface GameProvider {
  /** Returns the address of the game page, valid for one visit. */
  launch(player: Player, gameCode: string, returnUrl: string): Promise<string>;
  deposit(player: Player, amountSatang: Satang, reference: string): Promise<void>;
  /** Withdraws all credit of the player. */
  withdrawAll(player: Player, reference: string): Promise<ReturnedCredit>;
  /**
   * Reads the visit. Fast, because a credit look-up waits for it. After a failure of the provider, it throws
   * `ProviderUnavailable` at once for some time.
   */
  readVisit(player: Player): Promise<Visit>;
  /** Returns every deposit and withdrawal of a Bangkok day `YYYY-MM-DD`; for today, those so far. */
  readReport(day: string): Promise<readonly ReportedTransfer[]>;
}
