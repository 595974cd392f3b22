import * as z from 'zod/mini';
import { clientIdPattern } from './patterns.ts';

/* @__NO_SIDE_EFFECTS__ */
const text = (maxLength: number) => z.string().check(z.minLength(1), z.maxLength(maxLength));

/** The fields that a registration can have. `bankAccount` is the bank, the number and the holder's name. */
export const registrationFieldIds = [
  'phone',
  'username',
  'password',
  'bankAccount',
  'ageConfirmed',
  'consents',
  'lineId',
  'email',
] as const;
export type RegistrationFieldId = (typeof registrationFieldIds)[number];

/* @__NO_SIDE_EFFECTS__ */
function createRegistrationFileSchema() {
  const fieldId = z.enum(registrationFieldIds);
  const field = z.strictObject({ id: fieldId, required: z._default(z.boolean(), true) });
  const step = z.strictObject({
    title: z.optional(text(40)),
    fields: z.array(z.union([fieldId, field])).check(z.minLength(1)),
  });
  return z.strictObject({
    phoneCode: z._default(z.boolean(), false),
    steps: z.optional(z.array(step).check(z.minLength(1), z.maxLength(5))),
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

export const registrationFileSchema = createRegistrationFileSchema();

/** The settings of a brand's registration. */
export type BrandRegistration = z.infer<typeof registrationFileSchema>;
/** A consent that the registration asks for. */
export type Consent = BrandRegistration['consents'][number];

/** A step of the registration form. */
export interface RegistrationStep {
  /** Undefined if the brand sets no heading. */
  readonly title: string | undefined;
  readonly fields: readonly { readonly id: RegistrationFieldId; readonly required: boolean }[];
}

/** The default steps of the registration form, from the specification (PU-03). */
const usualSteps: NonNullable<BrandRegistration['steps']> = [
  { fields: ['phone', 'username', 'password'] },
  { fields: ['bankAccount', 'ageConfirmed', 'consents'] },
];

/**
 * Returns the steps of a brand's registration form. If the brand sets no steps, returns the steps of the specification.
 */
export function registrationSteps(registration: BrandRegistration | undefined): readonly RegistrationStep[] {
  return (registration?.steps ?? usualSteps).map(({ title, fields }) => ({
    title,
    fields: fields.map((field) => (typeof field === 'string' ? { id: field, required: true } : field)),
  }));
}

export function isRegistration(settings: unknown): settings is BrandRegistration {
  return typeof settings === 'object' && settings !== null;
}
