import type { Reward } from '@chada/stores';

export type RewardVerdict =
  | { readonly kind: 'ok' }
  | { readonly kind: 'outOfStock' }
  | { readonly kind: 'pointsMissing'; readonly points: number };

export function checkReward(
  { costPoint, stock }: Pick<Reward, 'costPoint' | 'stock'>,
  points: number | null,
): RewardVerdict {
  if (stock === 0) return { kind: 'outOfStock' };
  if (points !== null && points < costPoint) return { kind: 'pointsMissing', points: costPoint - points };
  return { kind: 'ok' };
}
