import { prepareCall } from '@chada/api-client';
import type { BankShortName } from '@chada/domain';
import type { CallInput, OperationData } from '@chada/contract';
import {
  registerBankName,
  registerCheckBankId,
  registerCheckPhone,
  registerCheckUsername,
  registerInviter,
  registerMember,
} from '@chada/contract/registration';
import { api } from '../query/query-api.ts';
import { publicQuery } from '../query/endpoint-builders.ts';

export {
  type Campaign,
  forgetCampaign,
  saveCampaign,
  saveInvitation,
  parseAffiliateCode,
  parseCampaignCode,
  readCampaign,
} from './campaign.ts';

/** A bank account to check. */
export interface BankAccountArgument {
  readonly bankName: BankShortName;
  readonly bankId: string;
}

// Availability can change at any moment, so an unused answer is not cached.
const fresh = { keepSeconds: 0 };

export const registrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Returns whether a phone number is available (VA-02). */
    checkPhone: publicQuery(
      build,
      registerCheckPhone,
      (phone: string) => ({ params: { value: phone } }),
      fresh,
    ),
    /** Returns whether a username is available (VA-02). */
    checkUsername: publicQuery(
      build,
      registerCheckUsername,
      (username: string) => ({ params: { value: username } }),
      fresh,
    ),
    /** Returns whether a bank account is available (VA-02). */
    checkBankId: publicQuery(
      build,
      registerCheckBankId,
      ({ bankId, bankName }: BankAccountArgument) => ({ params: { bankId }, body: { bankName } }),
      fresh,
    ),
    /** Returns the holder's name of a bank account; a refusal reaches the caller (ER-05). */
    bankName: publicQuery(build, registerBankName, (account: BankAccountArgument) => ({ body: account })),
    /** Returns the inviter of an affiliate code (PU-06). */
    inviter: publicQuery(build, registerInviter, (afCode: string) => ({ params: { afCode } })),
    /** Registers a member. */
    registerMember: build.mutation<
      OperationData<typeof registerMember>,
      CallInput<typeof registerMember>['body']
    >({ query: (body) => () => prepareCall(registerMember, { body }) }),
  }),
});

export const {
  useCheckPhoneQuery,
  useLazyCheckPhoneQuery,
  useCheckUsernameQuery,
  useLazyCheckUsernameQuery,
  useCheckBankIdQuery,
  useLazyCheckBankIdQuery,
  useBankNameQuery,
  useLazyBankNameQuery,
  useInviterQuery,
  useRegisterMemberMutation,
} = registrationApi;
