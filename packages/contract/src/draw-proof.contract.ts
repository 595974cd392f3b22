import * as z from 'zod/mini';

/** A SHA-256 hash or a server seed: 32 bytes in lowercase hexadecimal. */
export const fairHashSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** A client seed: 1 to 64 printable ASCII characters, except the colon. */
export const clientSeedSchema = z.string().check(z.regex(/^[ -9;-~]{1,64}$/));
/** The author of a client seed. `server` if the member set no client seed. */
export const seedOwnerSchema = z.enum(['member', 'server']);

/** The values that determine a draw, and the position of the draw in the public log. See `@chada/fairness`. */
export const drawProofSchema = z.object({
  commitment: fairHashSchema,
  clientSeed: clientSeedSchema,
  clientSeedBy: seedOwnerSchema,
  /** The number of this draw among the draws with the same pair of seeds, counted from 0 without gaps. */
  nonce: z.int().check(z.gte(0)),
  weightsHash: fairHashSchema,
  /** Position of the outcome in the weight table. */
  index: z.int().check(z.gte(0)),
  /** Position of the draw in the log. */
  logIndex: z.int().check(z.gte(0)),
  /** Null until the server reveals the server seed. */
  serverSeed: z.nullable(fairHashSchema),
});
export type DrawProof = z.output<typeof drawProofSchema>;

export const drawProofExample: z.input<typeof drawProofSchema> = {
  commitment: '5c'.repeat(32),
  clientSeed: 'my own seed',
  clientSeedBy: 'member',
  nonce: 3,
  weightsHash: '9e'.repeat(32),
  index: 0,
  logIndex: 52,
  serverSeed: null,
};
