import type { Reward, RewardRequest } from '@chada/contract';
import type { RewardRow } from './repository.ts';
import type { RewardRequestRow } from './request-repository.ts';

export function presentReward(row: RewardRow): Reward {
  return {
    id: row.uuid,
    categoryId: row.category_id,
    name: row.name,
    detail: row.detail,
    imagePath: row.image_path,
    costPoint: row.cost_point,
    stock: row.stock,
    kind: row.kind,
  };
}

export function presentRewardRequest(row: RewardRequestRow): RewardRequest {
  return {
    id: row.uuid,
    rewardId: row.reward_uuid,
    rewardName: row.reward_name,
    costPoint: row.cost_point,
    status: row.status,
    createdAt: row.created_at.toISOString(),
  };
}
