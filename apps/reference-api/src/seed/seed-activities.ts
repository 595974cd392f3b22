import type { ResolvedClient } from '@chada/client-config';
import { bahtToSatang } from '@chada/domain';
import * as z from 'zod/mini';
import type { PrizeGame } from '../database/activity-tables.ts';
import type { Database } from '../database/connection.ts';
import { insertSegments } from '../modules/prize/repository.ts';
import prizes from './prizes.json' with { type: 'json' };
import rewards from './rewards.json' with { type: 'json' };

const segmentsSchema = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(['credit', 'point', 'none']),
    amount: z.int(),
    label: z.string(),
    weight: z.int(),
  }),
);
const rewardsSchema = z.array(
  z.object({
    categoryId: z.string(),
    name: z.string(),
    rewards: z.array(
      z.object({
        name: z.string(),
        detail: z.string(),
        costPoint: z.int(),
        stock: z.nullable(z.int()),
        /** The credit of the reward in satang. Goods have no credit. */
        creditSatang: z.optional(z.int()),
      }),
    ),
  }),
);

const CHECK_IN_VALUES = [10, 15, 20, 25, 30, 40, 60];
/** 0.5 percent of the downline's stakes, in basis points. */
const COMMISSION_BP = 50;
const MINIMUM_COMMISSION_WITHDRAWAL = bahtToSatang(100);

async function seedPrizeGame(db: Database, clientId: string, game: PrizeGame): Promise<void> {
  // Inserts all segments in one transaction, because the database checks at the commit that their chances sum to a
  // million.
  await db.transaction().execute(async (tx) => {
    const inserted = await tx
      .insertInto('prize_game')
      .values({ client_id: clientId, game, turns_a_day: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .returning('game')
      .executeTakeFirst();
    if (!inserted) return;
    await insertSegments(tx, { clientId, game, segments: segmentsSchema.parse(prizes[game]) });
  });
}

async function seedRewards(db: Database, clientId: string): Promise<void> {
  const categories = rewardsSchema.parse(rewards);
  const inserted = await db
    .insertInto('reward_category')
    .values(
      categories.map(({ categoryId, name }, position) => ({
        client_id: clientId,
        category_id: categoryId,
        name,
        position,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('category_id')
    .execute();
  const insertedIds = new Set(inserted.map((row) => row.category_id));
  const values = categories
    .filter(({ categoryId }) => insertedIds.has(categoryId))
    .flatMap((category) =>
      category.rewards.map((reward, position) => ({
        client_id: clientId,
        category_id: category.categoryId,
        name: reward.name,
        detail: reward.detail,
        image_path: null,
        cost_point: reward.costPoint,
        stock: reward.stock,
        kind: reward.creditSatang === undefined ? ('goods' as const) : ('credit' as const),
        credit_amount: reward.creditSatang ?? null,
        position,
      })),
    );
  if (values.length > 0) await db.insertInto('reward').values(values).execute();
}

/** Adds prizes, check-in values, the affiliate programme and rewards. Existing rows do not change. */
export async function seedActivities(db: Database, { id: clientId }: ResolvedClient): Promise<void> {
  for (const game of ['wheel', 'flip_card'] as const) await seedPrizeGame(db, clientId, game);
  await db
    .insertInto('check_in_value')
    .values(CHECK_IN_VALUES.map((value, at) => ({ client_id: clientId, streak_day: at + 1, value })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('affiliate_program')
    .values({
      client_id: clientId,
      commission_bp: COMMISSION_BP,
      minimum_withdrawal: MINIMUM_COMMISSION_WITHDRAWAL,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await seedRewards(db, clientId);
}
