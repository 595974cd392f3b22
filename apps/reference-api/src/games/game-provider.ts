import type { Satang } from '@chada/domain';

/** A player at the provider: who the credit there belongs to. */
export interface Player {
  /** Opaque to the provider, the same for ever. */
  readonly id: string;
  /** Shown in the game. */
  readonly name: string;
}

/** What came out of a provider's wallet. */
export interface ReturnedCredit {
  readonly amountSatang: Satang;
  /** Everything staked there since the credit was last taken out, won or lost. */
  readonly turnoverSatang: Satang;
}

/** A player's visit to a game, as the provider reports it. */
export interface Visit {
  /** The player's credit at the provider. */
  readonly amountSatang: Satang;
  /** True once the player has left every game page that they entered, or the visit has run out. */
  readonly ended: boolean;
}

/** Credit that the provider moved, as its report lists it. */
export interface ReportedTransfer {
  /** Ours: that of the deposit or withdrawal. */
  readonly reference: string;
  readonly playerId: string;
  readonly direction: 'in' | 'out';
  /** 0 is possible: a player who lost everything takes nothing out. */
  readonly amountSatang: Satang;
}

/** Thrown when the provider can't be reached, takes too long or answers what can't be read: its effect is unknown. */
export class ProviderUnavailable extends Error {}

/**
 * A game provider by transfer wallet: credit is moved in, played with there, and brought home whole. `deposit` and
 * `withdrawAll` are idempotent by their reference (a uuid of ours), so each may be asked again till it is answered.
 */
export interface GameProvider {
  /** Address of the page that plays the game, good for one visit. */
  launch(player: Player, gameCode: string, returnUrl: string): Promise<string>;
  deposit(player: Player, amountSatang: Satang, reference: string): Promise<void>;
  /** Takes out whatever is there. */
  withdrawAll(player: Player, reference: string): Promise<ReturnedCredit>;
  /**
   * Reads the visit. Quick: a credit look-up waits for it. Throws `ProviderUnavailable` at once for a while after the
   * provider has failed to answer.
   */
  readVisit(player: Player): Promise<Visit>;
  /** Returns every deposit and withdrawal of a Bangkok day `YYYY-MM-DD`; of today, those so far. */
  readReport(day: string): Promise<readonly ReportedTransfer[]>;
}
