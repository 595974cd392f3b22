import type * as z from 'zod/mini';
import type { PrizeGame } from '../database/activity-tables.ts';
import type { Tx } from '../database/connection.ts';
import { insertSegments } from '../modules/prize/repository.ts';
import type { gamesSchema, prizesSchema, rewardsSchema } from './offer-files.ts';

export async function setPrizes(
  tx: Tx,
  { clientId, game, data }: { clientId: string; game: PrizeGame; data: z.output<typeof prizesSchema> },
): Promise<void> {
  await tx
    .insertInto('prize_game')
    .values({ client_id: clientId, game, turns_a_day: data.turnsADay })
    .onConflict((conflict) =>
      conflict.columns(['client_id', 'game']).doUpdateSet({ turns_a_day: data.turnsADay }),
    )
    .execute();
  await tx.deleteFrom('prize_segment').where('client_id', '=', clientId).where('game', '=', game).execute();
  await insertSegments(tx, { clientId, game, segments: data.segments });
}

export async function setRewards(
  tx: Tx,
  clientId: string,
  data: z.output<typeof rewardsSchema>,
): Promise<void> {
  await tx.updateTable('reward').set({ enabled: false }).where('client_id', '=', clientId).execute();
  for (const [position, category] of data.entries()) {
    await tx
      .insertInto('reward_category')
      .values({ client_id: clientId, category_id: category.categoryId, name: category.name, position })
      .onConflict((conflict) =>
        conflict.columns(['client_id', 'category_id']).doUpdateSet({ name: category.name, position }),
      )
      .execute();
    for (const [at, reward] of category.rewards.entries()) {
      const set = {
        detail: reward.detail,
        cost_point: reward.costPoint,
        stock: reward.stock,
        kind: reward.creditSatang === undefined ? ('goods' as const) : ('credit' as const),
        credit_amount: reward.creditSatang ?? null,
        enabled: true,
        position: at,
      };
      await tx
        .insertInto('reward')
        .values({
          ...set,
          client_id: clientId,
          category_id: category.categoryId,
          name: reward.name,
          image_path: null,
        })
        .onConflict((conflict) => conflict.columns(['client_id', 'category_id', 'name']).doUpdateSet(set))
        .execute();
    }
  }
}

export async function setGames(tx: Tx, data: z.output<typeof gamesSchema>): Promise<void> {
  const { last } = await tx
    .selectFrom('game')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .executeTakeFirstOrThrow();
  await tx.updateTable('game').set({ enabled: false }).execute();
  for (const [at, { latin, ...game }] of data.entries()) {
    const set = { ...game, latin_name: latin ?? null, enabled: true, position: (last ?? 0) + (at + 1) * 10 };
    await tx
      .insertInto('game')
      .values({ ...set, image_path: null })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(set))
      .execute();
  }
}
