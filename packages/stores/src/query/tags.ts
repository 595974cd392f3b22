/** Cache tags. A money operation invalidates the tags of the data that it changes. */
export const tags = [
  'Address',
  'Affiliate',
  'CheckIn',
  'Consent',
  'Deposit',
  'FlipCard',
  'History',
  'Overview',
  'Protection',
  'Reward',
  'SlipRequest',
  'UnansweredConsent',
  'User',
  'Wheel',
  'Withdrawal',
] as const;
export type Tag = (typeof tags)[number];
