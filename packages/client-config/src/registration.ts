import * as z from 'zod/mini';
import { clientIdPattern } from './patterns.ts';

/* @__NO_SIDE_EFFECTS__ */
const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));

/* @__NO_SIDE_EFFECTS__ */
function createRegistrationFileSchema() {
  return z.strictObject({
    consents: z._default(
      z
        .array(
          z.strictObject({
            id: z.string().check(z.regex(clientIdPattern)),
            version: text(20),
            text: text(300),
            page: z.optional(text(40)),
            required: z._default(z.boolean(), true),
          }),
        )
        .check(z.maxLength(10)),
      [],
    ),
  });
}

/** The schema of `registration` in `client.json`. */
export const registrationFileSchema = createRegistrationFileSchema();

/** The settings of a brand's registration. */
export type BrandRegistration = z.infer<typeof registrationFileSchema>;
/** A consent that the registration asks for. */
export type Consent = BrandRegistration['consents'][number];

/** Accepts any object, because the loader has already checked the settings. */
export function isRegistration(settings: unknown): settings is BrandRegistration {
  return typeof settings === 'object' && settings !== null;
}
