import { bankCodeOf } from '@chada/domain';
import { randomInt } from 'node:crypto';
import type { BankShortName } from '@chada/domain';
import type { ErrorCode } from '@chada/contract';
import type { Tx } from '../../database/connection.ts';
import { violatedConstraint } from '../../database/violated-constraint.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { Context } from '../../http/pipeline/handler.ts';
import { openWallet } from '../../ledger/member-accounts.ts';
import { isCommonPassword } from '../../security/common-passwords.ts';
import { hashPassword } from '../../security/passwords.ts';
import { compareWithExcluded, isExcluded, markNamesake } from '../protection/exclusion-registry.ts';
import { assertRequestedFields } from './requested-fields.ts';
import { agreedConsents, insertAnswers } from '../consent/consents.ts';
import { assertPhoneVerified, consumePhoneCode } from './phone-code.ts';
import { findInviter, insertMember, isFree, type NewMember, type UniqueValue } from './repository.ts';

export interface Registration {
  readonly phone: string;
  readonly username: string;
  readonly password: string;
  readonly bankName: BankShortName;
  readonly bankId: string;
  readonly consents?: readonly { readonly id: string; readonly version: string }[] | undefined;
  readonly lineId?: string | undefined;
  readonly email?: string | undefined;
  readonly phoneCodeId?: string | undefined;
  readonly afCode?: string | undefined;
  readonly team?: string | undefined;
  readonly marketing?: string | undefined;
}

/** The characters of an affiliate code. Characters that look alike, such as O and 0, are left out. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_LENGTH = 7;

/** Returns a random code. A random code reveals neither other codes nor the number of members. */
export function newAffiliateCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}

const takenBy = new Map<string, ErrorCode>([
  ['member_phone_once', 'PHONE_TAKEN'],
  ['member_username_once', 'USERNAME_TAKEN'],
  ['member_bank_account_once', 'BANK_ACCOUNT_TAKEN'],
]);

/** Returns the name of the account holder. Throws BANK_ACCOUNT_UNKNOWN if the bank does not have the account. */
export async function lookUpHolder(
  { deps }: Context,
  bankName: BankShortName,
  bankId: string,
): Promise<string> {
  const holder = await deps.bank.lookUpHolder(bankCodeOf(bankName), bankId);
  if (holder.status === 'unknown') throw new ApiError('BANK_ACCOUNT_UNKNOWN');
  // Normalizes with NFC, because NFKC would split the Thai vowel sara am.
  return holder.name.normalize('NFC').trim();
}

export async function isAvailable({ deps, brand, now }: Context, value: UniqueValue): Promise<boolean> {
  const isFreeHere = await isFree(deps.db, brand.id, value);
  if ('username' in value) return isFreeHere;
  return isFreeHere && !(await isExcluded(deps, { brand, person: value, now }));
}

async function insertWithWallet(
  { deps, brand, now }: Context,
  member: NewMember,
  complete: (tx: Tx, memberId: number) => Promise<void>,
): Promise<{ uuid: string; username: string }> {
  // Reads new self-exclusions from the registry first, because a person excluded in another cell must not register
  // here.
  await deps.registry?.applyExclusions();
  return deps.db.transaction().execute(async (tx) => {
    const { taken, namesakeOf } = await compareWithExcluded(tx, deps, { brand, person: member, now });
    if (taken) throw new ApiError(taken === 'phone' ? 'PHONE_TAKEN' : 'BANK_ACCOUNT_TAKEN');
    const { id, uuid, username } = await insertMember(tx, member);
    await openWallet(tx, member.clientId, id);
    await markNamesake(tx, id, namesakeOf);
    await complete(tx, id);
    return { uuid, username };
  });
}

/**
 * Registers a member. Calls the bank only after checking that the phone, the username and the bank account are free,
 * because the bank is slow.
 */
export async function register(
  context: Context,
  registration: Registration,
): Promise<{ uuid: string; username: string }> {
  const { deps, brand, now } = context;
  const bankCode = bankCodeOf(registration.bankName);
  if (brand.banks?.includes(registration.bankName) === false) {
    throw new ApiError('VALIDATION_FAILED', { fields: [{ path: 'body.bankName', rule: 'notOffered' }] });
  }
  assertRequestedFields(brand, registration);
  const agreed = agreedConsents(brand, registration.consents ?? []);
  if (isCommonPassword(registration.password, registration)) throw new ApiError('PASSWORD_COMMON');
  await assertPhoneVerified(context, registration);
  if (!(await isAvailable(context, { phone: registration.phone }))) throw new ApiError('PHONE_TAKEN');
  if (!(await isFree(deps.db, brand.id, { username: registration.username })))
    throw new ApiError('USERNAME_TAKEN');
  if (!(await isAvailable(context, { bankCode, bankAccount: registration.bankId }))) {
    throw new ApiError('BANK_ACCOUNT_TAKEN');
  }
  const inviter =
    registration.afCode === undefined ? undefined : await findInviter(deps.db, brand.id, registration.afCode);
  if (registration.afCode !== undefined && !inviter) throw new ApiError('AFFILIATE_CODE_UNKNOWN');
  const name = await lookUpHolder(context, registration.bankName, registration.bankId);
  const complete = async (tx: Tx, memberId: number) => {
    await consumePhoneCode(tx, context, registration.phoneCodeId);
    await insertAnswers(tx, brand, { memberId, answers: agreed, at: now });
  };
  const passwordHash = await hashPassword(registration.password);
  const member = {
    clientId: brand.id,
    username: registration.username,
    phone: registration.phone,
    name,
    bankCode,
    bankAccount: registration.bankId,
    passwordHash,
    inviterId: inviter?.id ?? null,
    team: registration.team ?? null,
    marketing: registration.marketing ?? null,
    lineId: registration.lineId,
    email: registration.email,
    at: now,
  };
  // If the random affiliate code already exists, the loop tries a new code.
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await insertWithWallet(context, { ...member, affiliateCode: newAffiliateCode() }, complete);
    } catch (error) {
      const constraint = violatedConstraint(error) ?? '';
      const code = takenBy.get(constraint);
      if (code) throw new ApiError(code);
      if (constraint !== 'member_affiliate_code_once' || attempt >= 5) throw error;
    }
  }
}
