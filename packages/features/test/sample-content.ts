import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameCategorySchema } from '@chada/contract';
import * as z from 'zod/mini';

const read = (name: string): unknown =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../apps/reference-api/src/seed', `${name}.json`), 'utf8'),
  );

export const sampleGames = z
  .array(
    z.object({
      code: z.string(),
      name: z.string(),
      latin: z.string(),
      category: gameCategorySchema,
      provider: z.string(),
    }),
  )
  .parse(read('games'));

export const sampleNames = z
  .record(z.string(), z.object({ first: z.record(z.string(), z.string()), last: z.array(z.string()) }))
  .parse(read('game-names'));

export const sampleEndings = z.array(z.string()).parse(read('brand-game-endings'));

export const sampleRewards = z
  .array(z.object({ categoryId: z.string(), rewards: z.array(z.object({ name: z.string() })) }))
  .parse(read('rewards'));
