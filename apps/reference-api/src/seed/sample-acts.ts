import type { TierLevel } from '@chada/membership-rules';

/** One act in the history of a sample member. Amounts are in satang. */
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
      /** The sum of the stakes. Default: `taken`. */
      readonly turnover?: number;
      readonly gameCode: string;
      readonly provider: string;
    }
  | {
      /** The loss refund of a day. `withRefunds` adds this act. */
      readonly act: 'refund';
      readonly at: Date;
      readonly day: string;
      readonly level: TierLevel;
      readonly percent: number;
      readonly netLoss: number;
      readonly amount: number;
    };

/** The time from the start of a game until the game's credit returns. */
export const PLAYED_MS = 25 * 60_000;
