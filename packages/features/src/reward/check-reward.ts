import type { Reward } from '@chada/stores';

/** The result of checking whether a reward can be requested. It only explains; the API enforces. */
export type RewardVerdict =
  | { readonly kind: 'ok' }
  | { readonly kind: 'outOfStock' }
  | { readonly kind: 'pointsMissing'; readonly points: number };

/** Checks a reward for a member with `point` points; null if they are unknown: then only the stock counts. */
export function checkReward(
  { costPoint, stock }: Pick<Reward, 'costPoint' | 'stock'>,
  point: number | null,
): RewardVerdict {
  if (stock === 0) return { kind: 'outOfStock' };
  if (point !== null && point < costPoint) return { kind: 'pointsMissing', points: costPoint - point };
  return { kind: 'ok' };
}
