import {
  accountNumberPattern,
  bankCodes,
  bankShortNames,
  emailPattern,
  fieldLimits,
  isOneLine,
  isPassword,
  isStorable,
  lineIdPattern,
  loginLimits,
  MAX_AMOUNT_SATANG,
  phonePattern,
  tidyText,
  usernamePattern,
} from '@chada/domain';
import * as z from 'zod/mini';

/** A non-negative amount of money in integer satang (RD-07). */
export const satangSchema = z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));
/** An amount of money in integer satang that may be negative, such as a net result. */
export const signedSatangSchema = z.int();
/** An amount of money that a member requests, in integer satang above zero. */
export const amountSatangSchema = z.int().check(z.gt(0), z.lte(MAX_AMOUNT_SATANG));

export const uuidSchema = z.uuid();
/** An ISO 8601 timestamp in UTC with a trailing Z (RD-08). */
export const instantSchema = z.iso.datetime();
/** A Bangkok day `YYYY-MM-DD`. The year 0000 is invalid, because databases can't store it. */
export const daySchema = z.iso.date().check(z.refine((day) => !day.startsWith('0000'), 'day'));
/** A Bangkok time of day: `HH:MM:SS` or `HH:MM`. */
export const clockTimeSchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/));

/** A username: 4 to 20 lower-case Latin letters, digits and underscores, beginning with a letter. */
export const usernameSchema = z.string().check(z.regex(usernamePattern));
/** A Thai mobile number: 10 digits that begin with 06, 08 or 09. */
export const phoneSchema = z.string().check(z.regex(phonePattern));
/** A LINE ID in lower case. The LINE ID of a business begins with `@`. */
export const lineIdSchema = z.string().check(z.regex(lineIdPattern));
export const emailSchema = z.string().check(z.maxLength(fieldLimits.email.max), z.regex(emailPattern));
/** A new password: 8 to 128 code points of any script. */
export const passwordSchema = z.string().check(z.refine(isPassword, 'password'));
/** A password at login. The rules for new passwords do not apply. */
export const loginPasswordSchema = z
  .string()
  .check(z.minLength(1), z.maxLength(loginLimits.password), z.refine(isStorable, 'text'));
/** A username at login, as typed. The schema also accepts texts that can't be a username. */
export const loginUsernameSchema = z
  .string()
  .check(z.minLength(1), z.maxLength(loginLimits.username), z.refine(isStorable, 'text'));

/** The short name of a bank: `bankName` in the specification. */
export const bankNameSchema = z.enum(bankCodes.map((code) => bankShortNames[code]));
/** A bank account number of 10 to 15 digits: `bankId` in the specification. */
export const bankIdSchema = z.string().check(z.regex(accountNumberPattern));

/** Membership level from 1 (silver) to 6 (vip), or 0 before the first deposit. */
export const levelSchema = z.int().check(z.gte(0), z.lte(6));

/** Returns a schema for one line of text. The result of `tidyText` must have `minLength` to `maxLength` characters. */
/* @__NO_SIDE_EFFECTS__ */
export function textSchema(maxLength: number, minLength = 0) {
  return z
    .string()
    .check(
      z.overwrite(tidyText),
      z.minLength(minLength),
      z.maxLength(maxLength),
      z.refine(isOneLine, 'text'),
    );
}

/** A position in a paged list. Only the server can read the content of a cursor. */
export const cursorSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,200}$/));
/** Query fields of a paged list. `limit` is 1 to 100, default 20. */
export const pagingFields = {
  limit: z.optional(
    z.union([
      z.int().check(z.gte(1), z.lte(100)),
      z.pipe(z.string().check(z.regex(/^([1-9]\d?|100)$/)), z.transform(Number)),
    ]),
  ),
  cursor: z.optional(cursorSchema),
};
export const pageQuerySchema = z.object(pagingFields);

/** Returns the schema of a page of items. `nextCursor` is null on the last page. */
/* @__NO_SIDE_EFFECTS__ */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.nullable(cursorSchema) });
}

/** A bank account, with the field names of the specification. */
export const bankAccountSchema = z.object({ bankName: bankNameSchema, bankId: bankIdSchema });

/** Path parameter with the member's uuid. The server returns 404 for another member's uuid (RD-19). */
export const uuidParamsSchema = z.object({ uuid: uuidSchema });
/** Path parameter with the username. The server returns 404 for another member's username (RD-19). */
export const usernameParamsSchema = z.object({ username: usernameSchema });
export const emptyBodySchema = z.object({});
/** First and last Bangkok day of a range, both included. At most 366 days. */
export const daySpanFields = { start: daySchema, end: daySchema };

/** True if `start` is not after `end` and the range has at most 366 days. */
export function isDaySpan(span: { start: string; end: string }): boolean {
  const days = (Date.parse(span.end) - Date.parse(span.start)) / 86_400_000;
  return days >= 0 && days <= 366;
}

export const binarySchema = z.custom<Blob>((value) => value instanceof Blob, 'file');
