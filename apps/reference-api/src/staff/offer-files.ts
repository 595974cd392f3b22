import { MAX_AMOUNT_SATANG } from '@chada/domain';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gameCategorySchema, gameCodeSchema, gameProviderSchema } from '@chada/contract';
import * as z from 'zod/mini';
import type { PrizeGame } from '../database/activity-tables.ts';
import type { Tx } from '../database/connection.ts';
import { insertSegments } from '../modules/prize/repository.ts';
import { StaffRefusal } from './staff-refusal.ts';

const amount = z.int().check(z.gte(0), z.lte(MAX_AMOUNT_SATANG));
const name = z.string().check(z.minLength(1), z.maxLength(200));
const MILLION = 1_000_000;

/** The content of the file for the command `prizes set`. */
export const prizesSchema = z.strictObject({
  turnsADay: z.int().check(z.gte(0), z.lte(100)),
  segments: z
    .array(
      z.strictObject({
        id: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
        kind: z.enum(['credit', 'point', 'none']),
        /** Satang if the kind is `credit`, points if `point`, 0 if `none`. */
        amount,
        label: name,
        /** The chance in parts per million. */
        weight: z.int().check(z.gte(0), z.lte(MILLION)),
      }),
    )
    .check(
      z.minLength(1),
      z.refine(
        (all) => all.reduce((sum, { weight }) => sum + weight, 0) === MILLION,
        'weights sum to 1000000',
      ),
      z.refine(
        (all) => all.every((one) => (one.kind === 'none') === (one.amount === 0)),
        'only "none" has amount 0',
      ),
      z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'each id is used once'),
    ),
});

/** The content of the file for the command `rewards set`. */
export const rewardsSchema = z.array(
  z.strictObject({
    categoryId: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
    name,
    rewards: z.array(
      z.strictObject({
        name,
        detail: z.string().check(z.maxLength(2000)),
        costPoint: z.int().check(z.gte(1)),
        stock: z.nullable(z.int().check(z.gte(0))),
        /** Missing if the reward is goods. */
        creditSatang: z.optional(z.int().check(z.gte(1))),
      }),
    ),
  }),
);

/** The content of the file for the command `games set`. */
export const gamesSchema = z
  .array(
    z.strictObject({
      code: gameCodeSchema,
      name,
      latin: z.optional(name),
      category: gameCategorySchema,
      provider: gameProviderSchema,
      hot: z._default(z.boolean(), false),
    }),
  )
  .check(z.minLength(1));

/** Reads and parses the file of a command. Throws a StaffRefusal that lists the mistakes. */
export async function readData<Schema extends z.ZodMiniType>(
  file: string | undefined,
  schema: Schema,
): Promise<z.output<Schema>> {
  if (file === undefined) throw new StaffRefusal('give the file, in JSON');
  const text = await readFile(path.resolve(process.env['INIT_CWD'] ?? process.cwd(), file), 'utf8').catch(
    () => {
      throw new StaffRefusal(`${file} can't be read`);
    },
  );
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new StaffRefusal(`${file} is no JSON`);
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(
    (issue) => `${issue.path.join('.') || 'the list'}: ${issue.message}`,
  );
  throw new StaffRefusal([`${file} does not fit:`, ...faults].join('\n'));
}

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

/** Replaces the rewards of a brand. Rewards that are not in the file are disabled. */
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

/** Replaces the games of the lobby. Games that are not in the file are disabled. */
export async function setGames(tx: Tx, data: z.output<typeof gamesSchema>): Promise<void> {
  const { last } = await tx
    .selectFrom('game')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .executeTakeFirstOrThrow();
  await tx.updateTable('game').set({ enabled: false }).execute();
  // New positions start after the existing ones, because two games must not have the same position.
  for (const [at, { latin, ...game }] of data.entries()) {
    const set = { ...game, latin_name: latin ?? null, enabled: true, position: (last ?? 0) + (at + 1) * 10 };
    await tx
      .insertInto('game')
      .values({ ...set, image_path: null })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(set))
      .execute();
  }
}
