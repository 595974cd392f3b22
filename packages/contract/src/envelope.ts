import * as z from 'zod/mini';

/** Envelope of every successful answer (RD-15). */
export interface SuccessEnvelope<Data> {
  readonly success: true;
  readonly data: Data;
  /** A short Thai sentence; may be empty. */
  readonly message: string;
}

/** Envelope of every failed answer. */
export const errorEnvelopeSchema = z.object({
  success: z.optional(z.literal(false)),
  /** What to tell the member, in Thai. */
  message: z.string(),
  /** A code of `errorCodes`, or that of a brand's own backend; numbers are read as text. */
  code: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  /** Names the request in the server's log. */
  requestId: z.optional(z.string()),
  /** Which fields were refused, e.g. `{ path: 'body.amount', rule: 'too_small' }`. */
  fields: z.optional(z.array(z.object({ path: z.string(), rule: z.string() }))),
  /** Figures that belong to the refusal, in the units their names tell. */
  details: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
});
/** A failed answer, parsed. */
export type ErrorEnvelope = z.output<typeof errorEnvelopeSchema>;

/** Schema of an operation's whole successful answer. */
/* @__NO_SIDE_EFFECTS__ */
export function successEnvelopeSchema<Data extends z.ZodMiniType>(data: Data) {
  return z.object({ success: z.optional(z.literal(true)), data, message: z._default(z.string(), '') });
}

/** Names of the headers that calls carry (HD-01) and of the idempotency key. */
export const headerNames = {
  platform: 'platform',
  channel: 'channel',
  webVersion: 'web-version',
  hostname: 'hostname',
  idempotencyKey: 'idempotency-key',
  requestId: 'x-request-id',
} as const;

/** Values of the `platform` header: Android, iOS or anything else. */
export const platformSchema = z.enum(['AND', 'IOS', 'DSK']);
/** A device's platform as the `platform` header tells it. */
export type Platform = z.output<typeof platformSchema>;
/** An idempotency key: made by the client once per intent, kept across retries and reloads. */
export const idempotencyKeySchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));
