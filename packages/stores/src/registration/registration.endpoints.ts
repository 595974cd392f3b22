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
  registerRequestPhoneCode,
  registerVerifyPhoneCode,
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

export type RegistrationInput = CallInput<typeof registerMember>['body'];

export interface BankAccountArgument {
  readonly bankName: BankShortName;
  readonly bankId: string;
}

// Responses are not cached, because another member may register the phone number or bank account at any time.
const uncached = { keepSeconds: 0 };

export const registrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkPhone: publicQuery(
      build,
      registerCheckPhone,
      (phone: string) => ({ params: { value: phone } }),
      uncached,
    ),
    checkUsername: publicQuery(
      build,
      registerCheckUsername,
      (username: string) => ({ params: { value: username } }),
      uncached,
    ),
    checkBankId: publicQuery(
      build,
      registerCheckBankId,
      ({ bankId, bankName }: BankAccountArgument) => ({ params: { bankId }, body: { bankName } }),
      uncached,
    ),
    bankName: publicQuery(build, registerBankName, (account: BankAccountArgument) => ({ body: account })),
    inviter: publicQuery(build, registerInviter, (afCode: string) => ({ params: { afCode } })),
    registerMember: build.mutation<OperationData<typeof registerMember>, RegistrationInput>({
      query: (body) => () => prepareCall(registerMember, { body }),
    }),
    requestPhoneCode: build.mutation<
      OperationData<typeof registerRequestPhoneCode>,
      { readonly id: string; readonly phone: string }
    >({ query: (body) => () => prepareCall(registerRequestPhoneCode, { body }) }),
    verifyPhoneCode: build.mutation<
      OperationData<typeof registerVerifyPhoneCode>,
      { readonly id: string; readonly code: string }
    >({
      query:
        ({ id, code }) =>
        () =>
          prepareCall(registerVerifyPhoneCode, { params: { id }, body: { code } }),
    }),
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
  useRequestPhoneCodeMutation,
  useVerifyPhoneCodeMutation,
} = registrationApi;
