import type { Reward } from '@chada/stores';

/** Whether a reward can be asked for now; the API decides, the site only explains. */
export type RewardVerdict =
  | { readonly kind: 'ok' }
  | { readonly kind: 'outOfStock' }
  | { readonly kind: 'pointsMissing'; readonly points: number };

/** Judges a reward for a member with `point` points; null while they are not known: then only the stock counts. */
export function checkReward(
  { costPoint, stock }: Pick<Reward, 'costPoint' | 'stock'>,
  point: number | null,
): RewardVerdict {
  if (stock === 0) return { kind: 'outOfStock' };
  if (point !== null && point < costPoint) return { kind: 'pointsMissing', points: costPoint - point };
  return { kind: 'ok' };
}
