import type { TierLevel } from '@chada/membership-rules';

/** One act of a member's invented history. Amounts are in satang. */
export type SampleAction =
  | { readonly kind: 'deposit'; readonly at: Date; readonly amount: number }
  | {
      readonly kind: 'withdraw';
      readonly at: Date;
      readonly amount: number;
      readonly outcome: 'paid' | 'rejected';
    }
  | {
      readonly kind: 'play';
      readonly at: Date;
      readonly taken: number;
      readonly brought: number;
      /** The sum of the stakes. Default: `taken`. */
      readonly turnover?: number;
      readonly gameCode: string;
      readonly provider: string;
    }
  | {
      readonly kind: 'refund';
      readonly at: Date;
      readonly day: string;
      readonly level: TierLevel;
      readonly percent: number;
      readonly netLoss: number;
      readonly amount: number;
    };

export const PLAYED_MS = 25 * 60_000;
