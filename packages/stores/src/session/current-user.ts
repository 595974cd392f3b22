import type { UserProfile } from '@chada/contract/user';
import * as z from 'zod/mini';

const filled = z.string().check(z.minLength(1));

/**
 * The current user in local storage (EN-01). The specification's record has no uuid, which identifies the member in
 * paths, so it is an addition (RD-24).
 */
export const storedUserSchema = z.object({
  uuid: z.optional(filled),
  name: z.string(),
  phone: z.string(),
  level: z.number(),
  user_pass: z.object({ username: filled }),
  user_bank: z.object({ bankName: z.string(), bankId: z.string() }),
  user_credit: z.object({ point: z.number() }),
});
/** The current user. */
export type CurrentUser = z.output<typeof storedUserSchema> & { readonly uuid: string };

/** Returns the current user of a profile. */
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
