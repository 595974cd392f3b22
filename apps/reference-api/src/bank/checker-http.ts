import { encodeMiniQr, type Satang, satang } from '@chada/domain';
import * as z from 'zod/mini';
import { BankUnavailable, type TransferQuery } from './bank-gateway.ts';

/** Slip checks can take up to 25 s. */
const TIMEOUT_MS = 28_000;

export interface CheckerCall {
  readonly url: URL;
  /** Contains the API key, so it must not appear in errors or logs. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly timeoutMs?: number | undefined;
}

/** Posts JSON to a slip checker and returns its JSON. Throws BankUnavailable for any failure. */
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
    throw new BankUnavailable('the slip checker did not answer', { cause });
  }
  if (status === 429 || status >= 500) throw new BankUnavailable(`the slip checker answered ${status}`);
  return json;
}

/** Parses a slip checker's answer. Throws BankUnavailable for an invalid one, without its content. */
export function parseAnswer<Shape>(schema: z.ZodMiniType<Shape>, json: unknown): Shape {
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const places = parsed.error.issues.map(({ path }) => path.join('.'));
  throw new BankUnavailable(`the slip checker answered in another shape: ${places.join(', ')}`);
}

/** Returns the QR's original text; without a slip, builds it from bank and reference. */
export const qrTextOf = ({ qrText, ...reference }: TransferQuery): string =>
  qrText ?? encodeMiniQr(reference);

/** Parses baht with at most two decimals into satang. */
export const bahtSchema = z.pipe(
  z.number().check(
    z.gt(0),
    z.lte(1e9),
    z.refine((baht) => Math.abs(baht * 100 - Math.round(baht * 100)) < 1e-4),
  ),
  z.transform((baht): Satang => satang(Math.round(baht * 100))),
);

/** Parses a clearing code; any other value counts as missing. */
export const bankCodeSchema = z.pipe(
  z.optional(z.nullable(z.string())),
  z.transform((code) => (code !== null && code !== undefined && /^\d{3}$/.test(code) ? code : null)),
);

/** Parses an optional text. */
export const looseText = z.pipe(
  z.optional(z.nullable(z.string())),
  z.transform((text) => text?.trim() ?? ''),
);

/** Parses the bank's reference of a transfer. */
export const referenceSchema = z.string().check(z.regex(/^[0-9A-Za-z]{1,64}$/));
