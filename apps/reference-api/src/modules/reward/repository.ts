import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database, Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';

export type RewardRow = Selectable<Tables['reward']>;

export interface CategoryRow {
  readonly categoryId: string;
  readonly name: string;
  readonly rewards: number;
}

export function readCategories(db: Database, clientId: string): Promise<CategoryRow[]> {
  return db
    .selectFrom('reward_category as category')
    .leftJoin('reward', (join) =>
      join
        .onRef('reward.client_id', '=', 'category.client_id')
        .onRef('reward.category_id', '=', 'category.category_id')
        .on('reward.enabled', '=', true),
    )
    .select(({ fn }) => [
      'category.category_id as categoryId',
      'category.name',
      fn.count<number>('reward.id').as('rewards'),
    ])
    .where('category.client_id', '=', clientId)
    .groupBy(['category.category_id', 'category.name', 'category.position'])
    .orderBy('category.position')
    .execute();
}

export function readRewards(db: Database, clientId: string, categoryId: string): Promise<RewardRow[]> {
  return db
    .selectFrom('reward')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('category_id', '=', categoryId)
    .where('enabled', '=', true)
    .orderBy('position')
    .execute();
}

/** Returns the reward, or `undefined` if the brand does not offer it. */
export function findReward(tx: Tx, clientId: string, uuid: string): Promise<RewardRow | undefined> {
  return tx
    .selectFrom('reward')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('uuid', '=', uuid)
    .where('enabled', '=', true)
    .executeTakeFirst();
}

export async function takeFromStock(tx: Tx, rewardId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reward')
    .set({ stock: sql<number>`stock - 1` })
    .where('id', '=', rewardId)
    .where(({ eb, or }) => or([eb('stock', 'is', null), eb('stock', '>', 0)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Adds one piece to the stock. An unlimited stock is null and remains null. */
export async function returnToStock(tx: Tx, rewardId: number): Promise<void> {
  await tx
    .updateTable('reward')
    .set({ stock: sql<number>`stock + 1` })
    .where('id', '=', rewardId)
    .execute();
}

export const columnsWithoutAddress = [
  'reward_request.id',
  'reward_request.uuid',
  'reward_request.client_id',
  'reward_request.member_id',
  'reward_request.reward_id',
  'reward_request.reward_name',
  'reward_request.cost_point',
  'reward_request.status',
  'reward_request.journal_id',
  'reward_request.reason',
  'reward_request.created_at',
  'reward_request.decided_at',
] as const;
