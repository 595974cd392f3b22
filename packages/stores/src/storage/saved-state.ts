import { createAction } from '@reduxjs/toolkit';
import * as z from 'zod/mini';

const short = z.string().check(z.maxLength(200));

export const registrationStep1Schema = z.object({
  phone: short,
  username: short,
  ageConfirmed: z.boolean(),
  lineId: z.optional(short),
  email: z.optional(short),
});
export type RegistrationStep1 = z.output<typeof registrationStep1Schema>;

export const registrationStep2Schema = z.object({ bankName: short, bankId: short, accountName: short });
export type RegistrationStep2 = z.output<typeof registrationStep2Schema>;

export const registrationDraftSchema = z.object({
  step1: z.nullable(registrationStep1Schema),
  step2: z.nullable(registrationStep2Schema),
});
export type RegistrationDraft = z.output<typeof registrationDraftSchema>;

export const returnPathSchema = z.string().check(
  z.maxLength(500),
  z.regex(/^\/auth(?:[/?#][^\s\\]*)?$/),
  // Resolves the path before the check, because a path with `..` can lead out of the member area.
  z.refine((path) => /^\/auth(\/|$)/.test(new URL(path, 'https://own.invalid').pathname)),
  z.refine((path) => !/^\/auth\/log(in|out)\b/.test(path)),
);

/** The message about a play break that began in this tab. */
export const begunBreakSchema = z.string().check(z.maxLength(500));

/** Matches a path of the site or an HTTP URL. */
export const picturePathPattern = /^(https?:\/\/|\/(?![/\\]))[^\s"'()\\]*$/;

/** Maps keys of the remote configuration to paths of pictures (EN-04), as an earlier visit stored them. */
export const picturesSchema = z.record(
  short,
  z.string().check(z.maxLength(2000), z.regex(picturePathPattern)),
);

export const savedStateRead = createAction<{
  readonly registrationDraft?: RegistrationDraft;
  readonly returnPath?: string;
  readonly begunBreak?: string;
  readonly gameCategory?: string;
  readonly pictures?: Readonly<Record<string, string>>;
}>('savedState/read');
