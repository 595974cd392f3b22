import { createAction } from '@reduxjs/toolkit';
import * as z from 'zod/mini';

const short = z.string().check(z.maxLength(200));

/** The values of the first registration step; the password is never stored (EN-06). */
export const registrationStep1Schema = z.object({ phone: short, username: short, ageConfirmed: z.boolean() });
/** The values of the first registration step. */
export type RegistrationStep1 = z.output<typeof registrationStep1Schema>;

/** The values of the second registration step. */
export const registrationStep2Schema = z.object({ bankName: short, bankId: short, accountName: short });
/** The values of the second registration step. */
export type RegistrationStep2 = z.output<typeof registrationStep2Schema>;

/** The values of a registration in progress. */
export const registrationDraftSchema = z.object({
  step1: z.nullable(registrationStep1Schema),
  step2: z.nullable(registrationStep2Schema),
});
/** The values of a registration in progress. */
export type RegistrationDraft = z.output<typeof registrationDraftSchema>;

/** A path inside the member area of this site. */
export const returnPathSchema = z.string().check(
  z.maxLength(500),
  z.regex(/^\/auth(?:[/?#][^\s\\]*)?$/),
  // Encoded or plain `..` segments can lead out of the member area.
  z.refine((path) => /^\/auth(\/|$)/.test(new URL(path, 'https://own.invalid').pathname)),
  // `/auth/logout` and the login alias lead out of the member area.
  z.refine((path) => !/^\/auth\/log(in|out)\b/.test(path)),
);

/** A picture's path on this site, or an HTTP address; refuses scripts and other schemes. */
export const picturePathPattern = /^(https?:\/\/|\/(?![/\\]))[^\s"'()\\]*$/;

/** Image paths by configuration key (EN-04), as of the last visit. */
export const picturesSchema = z.record(
  short,
  z.string().check(z.maxLength(2000), z.regex(picturePathPattern)),
);

/** The saved state was read at start-up. */
export const savedStateRead = createAction<{
  readonly registrationDraft?: RegistrationDraft;
  readonly returnPath?: string;
  readonly gameCategory?: string;
  readonly pictures?: Readonly<Record<string, string>>;
}>('savedState/read');
