import { useSiteOpenings } from '@chada/stores';
import {
  type BankAccountArgument,
  useLazyBankNameQuery,
  useLazyCheckBankIdQuery,
  useLazyCheckPhoneQuery,
  useLazyCheckUsernameQuery,
} from '@chada/stores/registration';
import {
  checkAccountNumber,
  checkPhone,
  checkUsername,
  type FieldCheck,
  isBankShortName,
} from '@chada/domain';
import { type LookupResult, type LookupField, useLookup } from './use-lookup.ts';
import type { RegistrationValues } from './values.ts';

export interface Checks {
  readonly phone: LookupField<boolean>;
  readonly username: LookupField<boolean>;
  readonly account: LookupField<boolean>;
  readonly holder: LookupField<string>;
}

interface QueryResult<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
}

async function answerOf<Data, Found>(
  pending: PromiseLike<QueryResult<Data>>,
  read: (data: Data) => Found,
): Promise<LookupResult<Found>> {
  const { data, error } = await pending;
  // The error is checked as well, because a failed query can still contain the data of an earlier request.
  return data === undefined || error !== undefined
    ? { state: 'failed', error }
    : { state: 'found', found: read(data) };
}

const valueOf = (check: FieldCheck) => (check.ok ? check.value : undefined);
const isFree = ({ available }: { available: boolean }) => available;

// Looks up a bank account. `about` is the short name of the bank, a space and the account number.
function askAccount<Found>(
  about: string,
  ask: (account: BankAccountArgument) => Promise<LookupResult<Found>>,
): Promise<LookupResult<Found>> {
  const [bankName = '', bankId = ''] = about.split(' ');
  return isBankShortName(bankName)
    ? ask({ bankName, bankId })
    : Promise.resolve({ state: 'failed', error: undefined });
}

/**
 * Looks up whether typed values are available. Does not look up the phone number in a form with phone codes, because
 * such a form must not reveal which numbers belong to members.
 */
export function useChecks(values: RegistrationValues, asksCode: boolean): Checks {
  const [askPhone] = useLazyCheckPhoneQuery();
  const [askUsername] = useLazyCheckUsernameQuery();
  const [askBankId] = useLazyCheckBankIdQuery();
  const [askBankName] = useLazyBankNameQuery();
  const openings = useSiteOpenings();
  const bankId = valueOf(checkAccountNumber(values.bankId));
  const account = values.bankName === '' || bankId === undefined ? undefined : `${values.bankName} ${bankId}`;
  return {
    phone: useLookup(
      asksCode ? undefined : valueOf(checkPhone(values.phone)),
      (phone) => answerOf(askPhone(phone), isFree),
      openings,
    ),
    username: useLookup(
      valueOf(checkUsername(values.username)),
      (username) => answerOf(askUsername(username), isFree),
      openings,
    ),
    account: useLookup(
      account,
      (about) => askAccount(about, (argument) => answerOf(askBankId(argument), isFree)),
      openings,
    ),
    holder: useLookup(
      account,
      (about) =>
        askAccount(about, (argument) => answerOf(askBankName(argument), ({ accountName }) => accountName)),
      openings,
    ),
  };
}
