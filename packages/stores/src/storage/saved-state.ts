import { createAction } from '@reduxjs/toolkit';
import * as z from 'zod/mini';

const short = z.string().check(z.maxLength(200));

/** What is typed in the first step of registration; the password is never kept (EN-06). */
export const registrationStep1Schema = z.object({ phone: short, username: short, ageConfirmed: z.boolean() });
/** What is typed in the first step of registration. */
export type RegistrationStep1 = z.output<typeof registrationStep1Schema>;

/** What is typed in the second step of registration. */
export const registrationStep2Schema = z.object({ bankName: short, bankId: short, accountName: short });
/** What is typed in the second step of registration. */
export type RegistrationStep2 = z.output<typeof registrationStep2Schema>;

/** What is typed so far in a registration. */
export const registrationDraftSchema = z.object({
  step1: z.nullable(registrationStep1Schema),
  step2: z.nullable(registrationStep2Schema),
});
/** A registration under way. */
export type RegistrationDraft = z.output<typeof registrationDraftSchema>;

/** A path inside the member area, as ours to return to: never another site's. */
export const returnPathSchema = z.string().check(
  z.maxLength(500),
  z.regex(/^\/auth(?:[/?#][^\s\\]*)?$/),
  // Steps up, plain or encoded, lead out as well.
  z.refine((path) => /^\/auth(\/|$)/.test(new URL(path, 'https://own.invalid').pathname)),
  // `/auth/logout` and the login alias lead out again.
  z.refine((path) => !/^\/auth\/log(in|out)\b/.test(path)),
);

/** The path of a picture: one of the site's own root, or an address; anything else, such as a script's, is none. */
export const picturePathPattern = /^(https?:\/\/|\/(?![/\\]))[^\s"'()\\]*$/;

/** Image paths by configuration key (EN-04), as the last visit knew them. */
export const picturesSchema = z.record(
  short,
  z.string().check(z.maxLength(2000), z.regex(picturePathPattern)),
);

/** What was found in storage at start-up. */
export const savedStateRead = createAction<{
  readonly registrationDraft?: RegistrationDraft;
  readonly returnPath?: string;
  readonly gameCategory?: string;
  readonly pictures?: Readonly<Record<string, string>>;
}>('savedState/read');
