import { prepareCall } from '@chada/api-client';
import type { BankCode, CallInput, OperationData } from '@chada/contract';
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

/** A bank account as registration asks about it. */
export interface BankAccountArgument {
  readonly bankName: BankCode;
  readonly bankId: string;
}

// An availability may change at any moment: the answer is not kept once its field is left.
const fresh = { keepSeconds: 0 };

export const registrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whether a phone can still register (VA-02). */
    checkPhone: publicQuery(
      build,
      registerCheckPhone,
      (phone: string) => ({ params: { value: phone } }),
      fresh,
    ),
    /** Whether a username can still register (VA-02). */
    checkUsername: publicQuery(
      build,
      registerCheckUsername,
      (username: string) => ({ params: { value: username } }),
      fresh,
    ),
    /** Whether a bank account can still register (VA-02). */
    checkBankId: publicQuery(
      build,
      registerCheckBankId,
      ({ bankId, bankName }: BankAccountArgument) => ({ params: { bankId }, body: { bankName } }),
      fresh,
    ),
    /** The holder's name of a bank account; on failure the server's answer reaches the caller (ER-05). */
    bankName: publicQuery(build, registerBankName, (account: BankAccountArgument) => ({ body: account })),
    /** Who invites by a code (PU-06). */
    inviter: publicQuery(build, registerInviter, (afCode: string) => ({ params: { afCode } })),
    /** Opens a membership. */
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
