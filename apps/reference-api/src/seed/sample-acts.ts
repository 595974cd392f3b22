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
    };
