import * as z from 'zod/mini';
import gameNames from './game-names.json' with { type: 'json' };

/** The keys of `first` are Thai words, the values are their Latin spelling. */
const partsSchema = z.object({ first: z.record(z.string(), z.string()), last: z.array(z.string()) });

/** Parts of invented game names, by category. */
export const sampleGameNames = z.record(z.string(), partsSchema).parse(gameNames);
