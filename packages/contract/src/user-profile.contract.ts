import * as z from 'zod/mini';
import { addressExample, addressSchema } from './address-record.contract.ts';
import { sample } from './examples.contract.ts';
import {
  bankAccountSchema,
  levelSchema,
  phoneSchema,
  satangSchema,
  usernameSchema,
  uuidSchema,
} from './schemas.ts';

/** The member's profile (EN-01, EN-02). */
export const userProfileSchema = z.object({
  uuid: uuidSchema,
  name: z.string(),
  phone: phoneSchema,
  level: levelSchema,
  user_pass: z.object({ username: usernameSchema }),
  user_bank: z.extend(bankAccountSchema, { uuid: uuidSchema }),
  user_credit: z.object({
    point: z.int().check(z.gte(0)),
    /** The member's credit outside games. */
    creditSatang: satangSchema,
    level: levelSchema,
  }),
  user_address: z.nullable(addressSchema),
});
export type UserProfile = z.output<typeof userProfileSchema>;

export const userProfileExample: z.input<typeof userProfileSchema> = {
  uuid: sample.uuid,
  name: sample.name,
  phone: sample.phone,
  level: 1,
  user_pass: { username: sample.username },
  user_bank: { uuid: sample.bankUuid, ...sample.bank },
  user_credit: { point: 120, creditSatang: 125_050, level: 1 },
  user_address: addressExample,
};
