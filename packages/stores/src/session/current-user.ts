import type { UserProfile } from '@chada/contract/user';
import * as z from 'zod/mini';

const filled = z.string().check(z.minLength(1));

/** The current user in the local storage (EN-01). `uuid` is an addition to the specification (RD-24). */
export const storedUserSchema = z.object({
  uuid: z.optional(filled),
  name: z.string(),
  phone: z.string(),
  level: z.number(),
  user_pass: z.object({ username: filled }),
  user_bank: z.object({ bankName: z.string(), bankId: z.string() }),
  user_credit: z.object({ point: z.number() }),
});
export type CurrentUser = z.output<typeof storedUserSchema> & { readonly uuid: string };

export function currentUserOf(profile: UserProfile): CurrentUser {
  const { uuid, name, phone, level, user_pass, user_bank, user_credit } = profile;
  return {
    uuid,
    name,
    phone,
    level,
    user_pass: { username: user_pass.username },
    user_bank: { bankName: user_bank.bankName, bankId: user_bank.bankId },
    user_credit: { point: user_credit.point },
  };
}
