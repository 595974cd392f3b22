import { exclusionLengths, limitKinds, realityCheckMinutes, timeOutLengths } from '@chada/domain';
import * as z from 'zod/mini';
import { clientIdPattern, helpNumberPattern, httpsUrlPattern } from './patterns.ts';

/** Jurisdictions whose rules `client:check` knows: Thailand, Great Britain, Ontario and Sweden. */
export const protectionJurisdictions = ['TH', 'GB', 'CA-ON', 'SE'] as const;
export type ProtectionJurisdiction = (typeof protectionJurisdictions)[number];

/* @__NO_SIDE_EFFECTS__ */
function listOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z._default(z.array(z.enum(values)).check(z.minLength(1)), [...values]);
}

/* @__NO_SIDE_EFFECTS__ */
function createProtectionFileSchema() {
  return z.strictObject({
    operator: z.optional(z.string().check(z.regex(clientIdPattern))),
    jurisdictions: z._default(z.array(z.enum(protectionJurisdictions)).check(z.minLength(1)), ['TH']),
    limits: listOf(limitKinds),
    coolingHours: z._default(z.int().check(z.gte(24), z.lte(72)), 24),
    realityCheckMinutes: z._default(
      z.int().check(z.gte(realityCheckMinutes.min), z.lte(realityCheckMinutes.max)),
      realityCheckMinutes.default,
    ),
    timeOuts: listOf(timeOutLengths),
    exclusions: listOf(exclusionLengths),
    helpLine: z.prefault(
      z.strictObject({
        // If the brand sets no name, the site shows the name of Thailand's mental health line.
        name: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
        number: z._default(z.string().check(z.regex(helpNumberPattern)), '1323'),
        url: z.optional(z.string().check(z.regex(httpsUrlPattern))),
      }),
      {},
    ),
  });
}

export const protectionFileSchema = createProtectionFileSchema();

type ProtectionFile = z.infer<typeof protectionFileSchema>;
/** The protection that a brand offers its members. `operator` defaults to the brand's id. */
export type Protection = Omit<ProtectionFile, 'operator'> & { readonly operator: string };

export function resolveProtection(brandId: string, file: ProtectionFile | undefined): Protection | undefined {
  return file && { ...file, operator: file.operator ?? brandId };
}
