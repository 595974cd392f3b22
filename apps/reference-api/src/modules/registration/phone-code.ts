import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { ResolvedClient } from '@chada/client-config';
import type { Tx } from '../../database/connection.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { Context } from '../../http/pipeline/handler.ts';
import { MessageUnavailableError } from '../../message/message-gateway.ts';
import texts from '../../texts.th.json' with { type: 'json' };
import {
  CODE_LIFETIME_MS,
  MAX_TRIES,
  RESEND_AFTER_MS,
  VERIFIED_LIFETIME_MS,
  waitForSend,
} from './phone-code-limits.ts';
import {
  countTry,
  deletePhoneCode,
  findPhoneCode,
  insertPhoneCode,
  lockSends,
  markUsed,
  markVerified,
  exhaustAttempts,
  type PhoneCode,
} from './phone-code-repository.ts';

interface SentCode {
  readonly reference: string;
  readonly expiresInSeconds: number;
  readonly resendInSeconds: number;
}

/** The letters of a code's reference. They include no vowels, so that a reference forms no word. */
const REFERENCE_LETTERS = 'BCDFGHJKMNPQRSTVWXZ';

const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
const newReference = (): string =>
  Array.from({ length: 4 }, () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)]).join('');

export function asksPhoneCode({ registration }: Pick<ResolvedClient, 'registration'>): boolean {
  return registration?.phoneCode === true;
}

function assertOffered(brand: Context['brand']): void {
  if (!asksPhoneCode(brand)) throw new ApiError('FEATURE_OFF');
}

const phoneHash = ({ deps, brand }: Context, phone: string) => deps.pseudonym(`phone ${brand.id} ${phone}`);
const codeHash = ({ deps, brand }: Context, id: string, code: string) =>
  deps.pseudonym(`phone-code ${brand.id} ${id} ${code}`);
const secondsUntil = (from: Date, spanMs: number, now: Date) =>
  Math.max(0, Math.ceil((from.getTime() + spanMs - now.getTime()) / 1000));
const isPast = (from: Date, spanMs: number, now: Date) => from.getTime() + spanMs <= now.getTime();

const present = ({ reference, sent_at }: Pick<PhoneCode, 'reference' | 'sent_at'>, now: Date): SentCode => ({
  reference,
  expiresInSeconds: secondsUntil(sent_at, CODE_LIFETIME_MS, now),
  resendInSeconds: secondsUntil(sent_at, RESEND_AFTER_MS, now),
});

function store(
  { deps, now }: Context,
  row: Parameters<typeof insertPhoneCode>[1],
): Promise<{ readonly stored: PhoneCode | undefined; readonly isNew: boolean }> {
  return deps.db.transaction().execute(async (tx) => {
    const sent = await lockSends(tx, row, now);
    const before = await findPhoneCode(tx, row);
    if (before) return { stored: before, isNew: false };
    const waitMs = waitForSend(sent, row.client_id, now);
    if (waitMs > 0) throw new ApiError('RATE_LIMITED', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
    const isNew = await insertPhoneCode(tx, row);
    return { stored: isNew ? undefined : await findPhoneCode(tx, row), isNew };
  });
}

/**
 * Sends a code to a phone number. The response is the same for a member's number and an unknown number. Throws
 * RATE_LIMITED if the brand must wait before it sends another message to the number.
 */
export async function requestPhoneCode(
  context: Context,
  { id, phone }: { readonly id: string; readonly phone: string },
): Promise<SentCode> {
  const { deps, brand, now } = context;
  assertOffered(brand);
  const code = newCode();
  const row = {
    client_id: brand.id,
    id,
    phone_hash: phoneHash(context, phone),
    number_hash: deps.pseudonym(`phone ${phone}`),
    code_hash: codeHash(context, id, code),
    reference: newReference(),
    sent_at: now,
  };
  const { stored, isNew } = await store(context, row);
  if (!isNew) {
    if (stored?.phone_hash !== row.phone_hash)
      throw new ApiError('VALIDATION_FAILED', { fields: [{ path: 'body.id', rule: 'used' }] });
    if (stored.tries >= MAX_TRIES) throw new ApiError('PHONE_CODE_NOT_SENT');
    return present(stored, now);
  }
  const text = texts.phoneCode
    .replace('{code}', code)
    .replace('{reference}', row.reference)
    .replace('{brand}', () => brand.name);
  try {
    await deps.messages.send({ id: randomUUID(), phone, text });
  } catch (error) {
    if (!(error instanceof MessageUnavailableError)) throw error;
    await (error.maybeSent ? exhaustAttempts : deletePhoneCode)(deps.db, row);
    throw new ApiError('PHONE_CODE_NOT_SENT', { cause: error });
  }
  return present(row, now);
}

/**
 * Marks the phone number as verified if the code is right. Throws PHONE_CODE_WRONG, PHONE_CODE_EXPIRED or
 * PHONE_CODE_TRIES_USED_UP.
 */
export async function verifyPhoneCode(
  context: Context,
  { id, code }: { readonly id: string; readonly code: string },
): Promise<{ expiresInSeconds: number }> {
  const { deps, brand, now } = context;
  assertOffered(brand);
  const key = { client_id: brand.id, id };
  const found = await findPhoneCode(deps.db, key);
  if (!found || isPast(found.sent_at, CODE_LIFETIME_MS, now)) throw new ApiError('PHONE_CODE_EXPIRED');
  const counted = await countTry(deps.db, key);
  if (!counted) throw new ApiError('PHONE_CODE_TRIES_USED_UP');
  const [right, given] = [counted.code_hash, codeHash(context, id, code)].map((hash) => Buffer.from(hash));
  if (!right || !given || !timingSafeEqual(right, given)) {
    const triesLeft = MAX_TRIES - counted.tries;
    if (triesLeft === 0) throw new ApiError('PHONE_CODE_TRIES_USED_UP');
    throw new ApiError('PHONE_CODE_WRONG', { details: { triesLeft } });
  }
  const verifiedAt = await markVerified(deps.db, key, now);
  return { expiresInSeconds: secondsUntil(verifiedAt, VERIFIED_LIFETIME_MS, now) };
}

/** Throws PHONE_NOT_VERIFIED if the brand requires a verified phone number and this number is not verified. */
export async function assertPhoneVerified(
  context: Context,
  { phone, phoneCodeId }: { readonly phone: string; readonly phoneCodeId?: string | undefined },
): Promise<void> {
  const { deps, brand, now } = context;
  if (!asksPhoneCode(brand)) return;
  const found =
    phoneCodeId === undefined
      ? undefined
      : await findPhoneCode(deps.db, { client_id: brand.id, id: phoneCodeId });
  const isVerified =
    found?.phone_hash === phoneHash(context, phone) &&
    found.verified_at !== null &&
    !isPast(found.verified_at, VERIFIED_LIFETIME_MS, now);
  if (!isVerified) throw new ApiError('PHONE_NOT_VERIFIED');
}

/** Marks the verified code as used. Throws PHONE_NOT_VERIFIED if another registration has used the code. */
export async function consumePhoneCode(
  tx: Tx,
  { brand, now }: Pick<Context, 'brand' | 'now'>,
  id: string | undefined,
): Promise<void> {
  if (!asksPhoneCode(brand) || id === undefined) return;
  if (!(await markUsed(tx, { client_id: brand.id, id }, now))) throw new ApiError('PHONE_NOT_VERIFIED');
}
