import * as z from 'zod/mini';
import { defineOperation } from './operation.ts';
import { prizeLogExample, prizeLogSchema } from './prize.contract.ts';
import {
  clientSeedSchema,
  drawProofExample,
  fairHashSchema,
  seedOwnerSchema,
} from './draw-proof.contract.ts';
import { instantSchema, pageOf, pageQuerySchema } from './schemas.ts';

const indexSchema = z.int().check(z.gte(0));

/** The pair of seeds that draws use now. The server keeps the server seed secret. */
export const activeSeedPairSchema = z.object({
  commitment: fairHashSchema,
  commitmentIndex: indexSchema,
  clientSeed: clientSeedSchema,
  clientSeedBy: seedOwnerSchema,
  nextNonce: indexSchema,
  since: instantSchema,
});

/** The next pair of seeds, whose commitment is already public. */
export const nextSeedPairSchema = z.object({
  commitment: fairHashSchema,
  commitmentIndex: indexSchema,
  /**
   * True if the signed part of the public log contains the commitment. The server accepts a client seed only if this
   * field is true.
   */
  published: z.boolean(),
});

/** A pair of seeds whose server seed is public. Draws no longer use this pair. */
export const revealedSeedPairSchema = z.object({
  commitment: fairHashSchema,
  serverSeed: fairHashSchema,
  clientSeed: clientSeedSchema,
  draws: indexSchema,
});

export const fairnessStateSchema = z.object({
  /** The path of the brand’s log on the API’s host. The log’s files follow C2SP tlog-tiles. */
  logPath: z.string().check(z.regex(/^\/fairness\/log\/[a-z0-9-]+(\.\d+)?$/)),
  /** The key that verifies the log’s checkpoints, as `name+id+key` (C2SP signed-note). */
  logKey: z.string(),
  /** The member’s pseudonym in the log, which only this member can see. */
  pseudonym: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  /** Null before the first draw. */
  active: z.nullable(activeSeedPairSchema),
  next: nextSeedPairSchema,
});
export type FairnessState = z.output<typeof fairnessStateSchema>;

const pseudonym = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';
const stateExample: z.input<typeof fairnessStateSchema> = {
  logPath: '/fairness/log/khunthong',
  logKey: 'khunthong.example/fairness/log/khunthong+4f2a9c01+AVV4bXl0ZXN0a2V5Zm9yYW5leGFtcGxlb25seTEyMzQ=',
  pseudonym,
  active: {
    commitment: drawProofExample.commitment,
    commitmentIndex: 41,
    clientSeed: drawProofExample.clientSeed,
    clientSeedBy: 'member',
    nextNonce: 4,
    since: '2026-11-20T03:00:00.000Z',
  },
  next: { commitment: 'b7'.repeat(32), commitmentIndex: 43, published: true },
};

export const fairnessGet = defineOperation({
  id: 'fairness.get',
  method: 'GET',
  path: '/api/auth/fairness',
  rows: ['ME-16', 'ME-18'],
  auth: 'member',
  summary: 'The seeds of the member’s draws: the pair in use, and the commitment of the next pair.',
  response: fairnessStateSchema,
  provisional: true,
  extension: true,
  example: { response: stateExample },
});

export const fairnessClientSeed = defineOperation({
  id: 'fairness.clientSeed',
  method: 'POST',
  path: '/api/auth/fairness/client-seed',
  rows: ['ME-16', 'ME-18'],
  auth: 'member',
  summary:
    'Begins the next pair with the member’s client seed and reveals the server seed of the pair before. Repeating the request changes nothing.',
  body: z.object({
    clientSeed: clientSeedSchema,
    /** The commitment of the next pair of seeds, as the member’s browser received it. */
    commitment: fairHashSchema,
  }),
  response: z.extend(fairnessStateSchema, {
    /** The previous pair of seeds. Null if there was no previous pair. */
    revealed: z.nullable(revealedSeedPairSchema),
  }),
  errors: ['SEED_NOT_PUBLISHED', 'SEED_PAIR_CHANGED'],
  provisional: true,
  extension: true,
  example: {
    body: { clientSeed: drawProofExample.clientSeed, commitment: drawProofExample.commitment },
    response: { ...stateExample, revealed: null },
  },
});

/** A past draw with all data that is needed to compute the outcome again. */
export const provenDrawSchema = z.object({
  game: z.enum(['wheel', 'flipCard']),
  log: prizeLogSchema,
  /** The canonical JSON of the weight table. Absent for a draw without proof. */
  weightTable: z.optional(z.string()),
});
export type ProvenDraw = z.output<typeof provenDrawSchema>;

export const fairnessDraws = defineOperation({
  id: 'fairness.draws',
  method: 'GET',
  path: '/api/auth/fairness/draws',
  rows: ['ME-16', 'ME-18'],
  auth: 'member',
  summary: 'The member’s draws of all prize games with their proofs, newest first.',
  query: pageQuerySchema,
  response: pageOf(provenDrawSchema),
  provisional: true,
  extension: true,
  example: {
    query: {},
    response: {
      items: [
        {
          game: 'wheel',
          log: { ...prizeLogExample, proof: drawProofExample },
          weightTable: '{"entries":[{"id":"credit-20:credit:2000","weight":1000000}],"game":"wheel"}',
        },
      ],
      nextCursor: null,
    },
  },
});
