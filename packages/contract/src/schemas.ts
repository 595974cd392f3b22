import {
  accountNumberPattern,
  bankCodes,
  bankShortNames,
  isOneLine,
  isPassword,
  isStorable,
  loginLimits,
  MAX_AMOUNT_SATANG,
  phonePattern,
  tidyText,
  usernamePattern,
} from '@chada/domain';
import * as z from 'zod/mini';

/** Money on the wire: integer satang, zero or more (RD-07). */
export const satangSchema = z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));
/** Money that may be negative: a movement, a net result. Integer satang. */
export const signedSatangSchema = z.int();
/** The amount of a movement that a member requests: integer satang, above zero. */
export const amountSatangSchema = z.int().check(z.gt(0), z.lte(MAX_AMOUNT_SATANG));

export const uuidSchema = z.uuid();
/** ISO 8601 in UTC with a trailing Z (RD-08). */
export const instantSchema = z.iso.datetime();
/** A day of the Bangkok calendar, `YYYY-MM-DD`, from the year 1, since databases have no year 0. */
export const daySchema = z.iso.date().check(z.refine((day) => !day.startsWith('0000'), 'day'));
/** `HH:MM:SS` or `HH:MM`, in Bangkok time. */
export const clockTimeSchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/));

/** Latin lower-case letters, digits and underscore, 4 to 20, beginning with a letter. */
export const usernameSchema = z.string().check(z.regex(usernamePattern));
/** A Thai mobile number in its one stored form: 10 digits beginning 06, 08 or 09. */
export const phoneSchema = z.string().check(z.regex(phonePattern));
/** A new password: 8 to 128 code points, any script. */
export const passwordSchema = z.string().check(z.refine(isPassword, 'password'));
/** A password as typed at login: any possible stored password, without revealing the rules. */
export const loginPasswordSchema = z
  .string()
  .check(z.minLength(1), z.maxLength(loginLimits.password), z.refine(isStorable, 'text'));
/** A username as typed at login, unchanged. One of another form is simply not found. */
export const loginUsernameSchema = z
  .string()
  .check(z.minLength(1), z.maxLength(loginLimits.username), z.refine(isStorable, 'text'));

/** `bankName` of the specification: the bank's short name. */
export const bankNameSchema = z.enum(bankCodes.map((code) => bankShortNames[code]));
/** `bankId` of the specification: the account number, digits only, 10 to 15. */
export const bankIdSchema = z.string().check(z.regex(accountNumberPattern));

/** Membership level, 1 silver to 6 vip; 0 before the first deposit. */
export const levelSchema = z.int().check(z.gte(0), z.lte(6));

/**
 * Returns the schema of one line of text, `least` to `most` long in its stored form (`tidyText`). Refuses halves of
 * surrogate pairs, control characters and line ends.
 */
/* @__NO_SIDE_EFFECTS__ */
export function textSchema(most: number, least = 0) {
  return z
    .string()
    .check(z.overwrite(tidyText), z.minLength(least), z.maxLength(most), z.refine(isOneLine, 'text'));
}

/** Opaque position in a list, as received from the server. */
export const cursorSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,200}$/));
/** Paging of a list: `limit` 1 to 100, default 20; `cursor` of the previous page. */
export const pagingFields = {
  limit: z.optional(
    z.union([
      z.int().check(z.gte(1), z.lte(100)),
      // Query values are text.
      z.pipe(z.string().check(z.regex(/^([1-9]\d?|100)$/)), z.transform(Number)),
    ]),
  ),
  cursor: z.optional(cursorSchema),
};
/** Query of a paged list. */
export const pageQuerySchema = z.object(pagingFields);

/** Returns the schema of a page: its items, and the cursor of the next page or null at the end. */
/* @__NO_SIDE_EFFECTS__ */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.nullable(cursorSchema) });
}

/** A bank account with the specification's names of its parts. */
export const bankAccountSchema = z.object({ bankName: bankNameSchema, bankId: bankIdSchema });

/** Path with the profile's uuid. Any uuid but the token's own is answered with 404 (RD-19). */
export const uuidParamsSchema = z.object({ uuid: uuidSchema });
/** Path with the username. Any username but the token's own is answered with 404 (RD-19). */
export const usernameParamsSchema = z.object({ username: usernameSchema });
/** A body without fields. */
export const emptyBodySchema = z.object({});
/** A span of Bangkok days, first and last included, at most 366 days. */
export const daySpanFields = { start: daySchema, end: daySchema };

/** True if a span of days is in order and not longer than a year. */
export function isDaySpan(span: { start: string; end: string }): boolean {
  const days = (Date.parse(span.end) - Date.parse(span.start)) / 86_400_000;
  return days >= 0 && days <= 366;
}

/** The bytes of a file in a form. */
export const binarySchema = z.custom<Blob>((value) => value instanceof Blob, 'file');
