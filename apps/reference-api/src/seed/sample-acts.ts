import type { TierLevel } from '@chada/membership-rules';

/** An act of a sample member; amounts in satang. */
export type SampleAct =
  | { readonly act: 'deposit'; readonly at: Date; readonly amount: number }
  | {
      readonly act: 'withdraw';
      readonly at: Date;
      readonly amount: number;
      readonly outcome: 'paid' | 'rejected';
    }
  | {
      readonly act: 'play';
      readonly at: Date;
      readonly taken: number;
      readonly brought: number;
      /** The total stakes; by default the amount taken into the game. */
      readonly turnover?: number;
      readonly gameCode: string;
      readonly provider: string;
    }
  | {
      /** The refund of a day's loss by the member's level; added by `withRefunds`. */
      readonly act: 'refund';
      readonly at: Date;
      /** `YYYY-MM-DD`. */
      readonly day: string;
      readonly level: TierLevel;
      readonly percent: number;
      readonly netLoss: number;
      readonly amount: number;
    };

/** The time from the opening of a game to the return of its credit. */
export const PLAYED_MS = 25 * 60_000;
