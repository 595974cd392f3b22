import type { Reward } from '@chada/stores';

/** Says whether the member can request a reward. The API checks the request again. */
export type RewardVerdict =
  | { readonly kind: 'ok' }
  | { readonly kind: 'outOfStock' }
  | { readonly kind: 'pointsMissing'; readonly points: number };

/** Compares cost and stock of a reward with the member's points. Unknown points (null) are not compared. */
export function checkReward(
  { costPoint, stock }: Pick<Reward, 'costPoint' | 'stock'>,
  point: number | null,
): RewardVerdict {
  if (stock === 0) return { kind: 'outOfStock' };
  if (point !== null && point < costPoint) return { kind: 'pointsMissing', points: costPoint - point };
  return { kind: 'ok' };
}
