import type { TierLevel } from '@chada/membership-rules';

/** Something that a sample member did; amounts in satang. */
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
      /** What was staked; as much as was taken unless told. */
      readonly turnover?: number;
      readonly gameCode: string;
      readonly provider: string;
    }
  | {
      /** What the member's level gave back of a day's loss: made by `withRefunds`. */
      readonly act: 'refund';
      readonly at: Date;
      /** `YYYY-MM-DD`. */
      readonly day: string;
      readonly level: TierLevel;
      readonly percent: number;
      readonly netLoss: number;
      readonly amount: number;
    };

/** A game comes home so long after it was opened. */
export const PLAYED_MS = 25 * 60_000;
