import * as z from 'zod/mini';

/** The envelope of every successful response (RD-15). */
export interface SuccessEnvelope<Data> {
  readonly success: true;
  readonly data: Data;
  /** A short Thai sentence, or an empty text. */
  readonly message: string;
}

export const errorEnvelopeSchema = z.object({
  success: z.optional(z.literal(false)),
  /** The message for the member, in Thai. */
  message: z.string(),
  /** A code of `errorCodes` or of a brand's own backend. The schema converts a number to a text. */
  code: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  /** Id of the request in the server's log. */
  requestId: z.optional(z.string()),
  /** The invalid fields, such as `{ path: 'body.amount', rule: 'too_small' }`. */
  fields: z.optional(z.array(z.object({ path: z.string(), rule: z.string() }))),
  /** Values that explain the refusal. Each name states the unit. */
  details: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
});
export type ErrorEnvelope = z.output<typeof errorEnvelopeSchema>;

/** Returns the schema of a successful response, including the envelope. */
/* @__NO_SIDE_EFFECTS__ */
export function successEnvelopeSchema<Data extends z.ZodMiniType>(data: Data) {
  return z.object({ success: z.optional(z.literal(true)), data, message: z._default(z.string(), '') });
}

/** The names of the request headers (HD-01). */
export const headerNames = {
  platform: 'platform',
  channel: 'channel',
  webVersion: 'web-version',
  hostname: 'hostname',
  idempotencyKey: 'idempotency-key',
  requestId: 'x-request-id',
} as const;

/** Values of the `platform` header: `AND` for Android, `IOS` for iOS, and `DSK` for all other devices. */
export const platformSchema = z.enum(['AND', 'IOS', 'DSK']);
export type Platform = z.output<typeof platformSchema>;
/** The client creates a key for each request of the member and reuses the key for retries. */
export const idempotencyKeySchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));
