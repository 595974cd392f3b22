import { encodeMiniQr, type Satang, satang, transactionRefPattern } from '@chada/domain';
import * as z from 'zod/mini';
import { BankUnavailableError, type TransferQuery } from './bank-gateway.ts';

/** The timeout of a call. It is longer than the slowest slip check, which takes 25 seconds. */
const TIMEOUT_MS = 28_000;

export interface CheckerCall {
  readonly url: URL;
  /** The headers are secret, because they contain the API key. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly timeoutMs?: number | undefined;
}

/**
 * Sends a request to the slip checker and returns the JSON of the response. Throws BankUnavailableError if the slip checker
 * is unreachable or overloaded, or does not respond with JSON.
 */
export async function askChecker({
  url,
  headers,
  body,
  timeoutMs = TIMEOUT_MS,
}: CheckerCall): Promise<unknown> {
  let status: number;
  let json: unknown;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    status = response.status;
    json = await response.json();
  } catch (cause) {
    throw new BankUnavailableError('the slip checker did not answer', { cause });
  }
  if (status === 429 || status >= 500) throw new BankUnavailableError(`the slip checker answered ${status}`);
  return json;
}

/**
 * Parses a response of the slip checker. Throws BankUnavailableError if the response does not fit the schema. The error
 * omits the response's values, which are personal data.
 */
export function parseResponse<Shape>(schema: z.ZodMiniType<Shape>, json: unknown): Shape {
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const places = parsed.error.issues.map(({ path }) => path.join('.'));
  throw new BankUnavailableError(`the slip checker answered in another shape: ${places.join(', ')}`);
}

export const qrTextOf = ({ qrText, ...reference }: TransferQuery): string =>
  qrText ?? encodeMiniQr(reference);

/** Parses an amount in baht with at most two decimals. Returns the amount in satang. */
export const bahtSchema = z.pipe(
  z.number().check(
    z.gt(0),
    z.lte(1e9),
    z.refine((baht) => Math.abs(baht * 100 - Math.round(baht * 100)) < 1e-4),
  ),
  z.transform((baht): Satang => satang(Math.round(baht * 100))),
);

/** Parses a three-digit clearing code. Returns null if the value is missing or is not such a code. */
export const bankCodeSchema = z.pipe(
  z.optional(z.nullable(z.string())),
  z.transform((code) => (code !== null && code !== undefined && /^\d{3}$/.test(code) ? code : null)),
);

export const optionalTextSchema = z.pipe(
  z.optional(z.nullable(z.string())),
  z.transform((text) => text?.trim() ?? ''),
);

export const transactionRefSchema = z.string().check(z.regex(transactionRefPattern));
