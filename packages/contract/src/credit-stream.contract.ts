import * as z from 'zod/mini';
import { satangSchema } from './schemas.ts';

/** The member's points, and the credit that is not in games. */
export const creditEventSchema = z.object({
  creditSatang: satangSchema,
  point: z.int().check(z.gte(0)),
});
export type CreditEvent = z.output<typeof creditEventSchema>;

/**
 * The stream of a member's credit (an extension, decision 49). Each line is a JSON text that the schema `event`
 * accepts. The first line is the current credit. An empty line is a heartbeat.
 */
export const creditStream = {
  id: 'credit.stream',
  method: 'GET',
  path: '/api/auth/credit/stream',
  auth: 'member',
  contentType: 'application/x-ndjson',
  event: creditEventSchema,
  /** Milliseconds between two heartbeats. A client ends a stream that is silent for twice this time. */
  heartbeatMs: 25_000,
} as const;

export type CreditStream = typeof creditStream;
