import { MAX_AMOUNT_SATANG } from '@chada/domain';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gameCategorySchema, gameCodeSchema, gameProviderSchema } from '@chada/contract';
import * as z from 'zod/mini';
import { StaffRefusedError } from './staff-refused-error.ts';

const amount = z.int().check(z.gte(0), z.lte(MAX_AMOUNT_SATANG));
const name = z.string().check(z.minLength(1), z.maxLength(200));
const MILLION = 1_000_000;

export const prizesSchema = z.strictObject({
  turnsADay: z.int().check(z.gte(0), z.lte(100)),
  segments: z
    .array(
      z.strictObject({
        id: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
        kind: z.enum(['credit', 'point', 'none']),
        /** In satang if the kind is `credit`, in points if `point`, 0 if `none`. */
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
        (all) => all.every((candidate) => (candidate.kind === 'none') === (candidate.amount === 0)),
        'only "none" has amount 0',
      ),
      z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'each id is used once'),
    ),
});

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
        /** The credit of the reward in satang. Goods have no credit. */
        creditSatang: z.optional(z.int().check(z.gte(1))),
      }),
    ),
  }),
);

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

/**
 * Reads a JSON file of staff and parses it with the schema. Throws a StaffRefusedError that lists the mistakes in the file.
 */
export async function readData<Schema extends z.ZodMiniType>(
  file: string | undefined,
  schema: Schema,
): Promise<z.output<Schema>> {
  if (file === undefined) throw new StaffRefusedError('give the file, in JSON');
  const text = await readFile(path.resolve(process.env['INIT_CWD'] ?? process.cwd(), file), 'utf8').catch(
    () => {
      throw new StaffRefusedError(`${file} can't be read`);
    },
  );
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new StaffRefusedError(`${file} is no JSON`);
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(
    (issue) => `${issue.path.join('.') || 'the list'}: ${issue.message}`,
  );
  throw new StaffRefusedError([`${file} does not fit:`, ...faults].join('\n'));
}
