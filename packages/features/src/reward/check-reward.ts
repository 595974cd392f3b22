import type { Reward } from '@chada/stores';

export type RewardVerdict =
  | { readonly kind: 'ok' }
  | { readonly kind: 'outOfStock' }
  | { readonly kind: 'pointsMissing'; readonly points: number };

export function checkReward(
  { costPoint, stock }: Pick<Reward, 'costPoint' | 'stock'>,
  point: number | null,
): RewardVerdict {
  if (stock === 0) return { kind: 'outOfStock' };
  if (point !== null && point < costPoint) return { kind: 'pointsMissing', points: costPoint - point };
  return { kind: 'ok' };
}
