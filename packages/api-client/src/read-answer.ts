import type { Schema } from '@chada/contract';
import { errorEnvelopeSchema } from '@chada/contract/envelope';
import * as z from 'zod/mini';
import type { BodyKind, FailureFacts } from './error-catalogue.ts';

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
  readonly requestId?: string;
  readonly retryAfter?: string;
}

type Told = Partial<
  Pick<FailureFacts, 'code' | 'message' | 'requestId' | 'fields' | 'details' | 'retryAfterSeconds'>
>;

/** A successful answer's data and sentence, or what is known about a failure. */
export type ReadAnswer<Data> =
  | { readonly ok: true; readonly data: Data; readonly message: string }
  | ({ readonly ok: false; readonly status: number; readonly body: BodyKind } & Told);

// The outside of a successful envelope; `data` is read by the operation's own schema.
const successSchema = z.object({
  success: z.optional(z.literal(true)),
  data: z.unknown(),
  message: z._default(z.string(), ''),
});

/** Reads an answer by the schema of its operation. */
export function readAnswer<Response extends Schema>(
  schema: Response,
  answer: RawAnswer,
): ReadAnswer<z.output<Response>> {
  const { kind, value } = readText(answer.text);
  if (answer.status >= 200 && answer.status < 300) {
    const outside = successSchema.safeParse(value);
    const inside = outside.success ? z.safeParse(schema, outside.data.data) : undefined;
    if (outside.success && inside?.success === true)
      return { ok: true, data: inside.data, message: outside.data.message };
  }
  const failed = { ok: false, status: answer.status, ...headersOf(answer) } as const;
  const envelope = errorEnvelopeSchema.safeParse(value);
  if (!envelope.success) return { ...failed, body: kind };
  const { code, message, requestId, fields, details } = envelope.data;
  return {
    ...failed,
    body: 'envelope',
    code,
    ...(hasThai(message) ? { message } : {}),
    ...idOf(requestId),
    ...(fields === undefined ? {} : { fields }),
    ...(details === undefined ? {} : { details }),
  };
}

function readText(text: string): { kind: BodyKind; value: unknown } {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'empty', value: undefined };
  try {
    const value: unknown = JSON.parse(trimmed);
    return { kind: 'json', value };
  } catch {
    // An answer cut short still begins like JSON; a page of somebody else does not.
    return { kind: /^[[{]/.test(trimmed) ? 'brokenJson' : 'foreign', value: undefined };
  }
}

// A sentence without a Thai letter is a machine's: it helps no member, so it is not passed on as words for them.
function hasThai(message: string): boolean {
  return /[\u0e01-\u0e5b]/.test(message) && message.length <= 1000;
}

function headersOf({ requestId, retryAfter }: RawAnswer): Told {
  // The other form of Retry-After is a date, which a member's wrong clock would misread.
  const seconds = retryAfter !== undefined && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : undefined;
  return {
    ...idOf(requestId),
    ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }),
  };
}

// An id is shown to members: a header that a machine on the way filled with something else is none.
function idOf(requestId: string | undefined): Told {
  return requestId !== undefined && /^[\w.:+/=-]{1,64}$/.test(requestId) ? { requestId } : {};
}
