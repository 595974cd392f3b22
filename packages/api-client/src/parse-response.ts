import type { Schema } from '@chada/contract';
import { errorEnvelopeSchema } from '@chada/contract/envelope';
import * as z from 'zod/mini';
import { dropItems } from './drop-items.ts';
import type { BodyKind, FailureFacts } from './error-catalogue.ts';

export interface RawResponse {
  readonly status: number;
  readonly text: string;
  readonly requestId?: string;
  readonly retryAfter?: string;
}

type FailureDetails = Partial<
  Pick<FailureFacts, 'code' | 'message' | 'requestId' | 'fields' | 'details' | 'retryAfterSeconds'>
>;

export type ParsedResponse<Data> =
  | {
      readonly ok: true;
      readonly data: Data;
      readonly message: string;
      /** True if entries were dropped because they violate the contract. */
      readonly isPartial: boolean;
    }
  | ({ readonly ok: false; readonly status: number; readonly body: BodyKind } & FailureDetails);

const successSchema = z.object({
  success: z.optional(z.literal(true)),
  data: z.unknown(),
  message: z._default(z.string(), ''),
});

/**
 * Reads the data of a response, or the details of a failure. If the operation has `dropsInvalidItems`, removes list
 * entries that violate the contract.
 */
export function parseResponse<Response extends Schema>(
  schema: Response,
  response: RawResponse,
  { dropsInvalidItems = false }: { readonly dropsInvalidItems?: boolean } = {},
): ParsedResponse<z.output<Response>> {
  const { kind, value } = readText(response.text);
  if (response.status >= 200 && response.status < 300) {
    const outside = successSchema.safeParse(value);
    const read = outside.success ? readData(schema, outside.data.data, dropsInvalidItems) : undefined;
    if (outside.success && read !== undefined) return { ok: true, message: outside.data.message, ...read };
  }
  const failed = { ok: false, status: response.status, ...headersOf(response) } as const;
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

function readData<Response extends Schema>(
  schema: Response,
  data: unknown,
  dropsInvalidItems: boolean,
): { readonly data: z.output<Response>; readonly isPartial: boolean } | undefined {
  const all = z.safeParse(schema, data);
  if (all.success) return { data: all.data, isPartial: false };
  if (!dropsInvalidItems) return undefined;
  const rest = z.safeParse(schema, dropItems(data, all.error.issues));
  return rest.success ? { data: rest.data, isPartial: true } : undefined;
}

function readText(text: string): { kind: BodyKind; value: unknown } {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'empty', value: undefined };
  try {
    const value: unknown = JSON.parse(trimmed);
    return { kind: 'json', value };
  } catch {
    // Treats a text that begins with a bracket as an incomplete response of the API. Treats any other text as foreign,
    // for example an HTML page.
    return { kind: /^[[{]/.test(trimmed) ? 'brokenJson' : 'foreign', value: undefined };
  }
}

// True if members may see the message: it contains a Thai letter and at most 1,000 UTF-16 code units. A message without
// Thai letters is technical.
function hasThai(message: string): boolean {
  return /[\u0e01-\u0e5b]/.test(message) && message.length <= 1000;
}

function headersOf({ requestId, retryAfter }: RawResponse): FailureDetails {
  // Ignores a `Retry-After` header that contains a date, because the device's clock may be wrong.
  const seconds = retryAfter !== undefined && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : undefined;
  return {
    ...idOf(requestId),
    ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }),
  };
}

// Ignores an id with unusual characters, because the site shows the id to members.
function idOf(requestId: string | undefined): FailureDetails {
  return requestId !== undefined && /^[\w.:+/=-]{1,64}$/.test(requestId) ? { requestId } : {};
}
