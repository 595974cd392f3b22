import { bankCodeOf } from '@chada/domain';
import { maskInviterName } from '../../bank/masking.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { Context, HandlersOf } from '../../http/pipeline/handler.ts';
import { findInviter, type UniqueValue } from './repository.ts';
import { asksPhoneCode, requestPhoneCode, verifyPhoneCode } from './phone-code.ts';
import { isAvailable, lookUpHolder, register } from './service.ts';

const availability = async (context: Context, value: UniqueValue) => ({
  available: await isAvailable(context, value),
});

export const registrationHandlers: HandlersOf<
  | 'register.member'
  | 'register.checkPhone'
  | 'register.checkUsername'
  | 'register.checkBankId'
  | 'register.inviter'
  | 'register.bankName'
  | 'register.requestPhoneCode'
  | 'register.verifyPhoneCode'
> = {
  'register.member': { kind: 'public', run: (context, { body }) => register(context, body) },
  'register.checkPhone': {
    kind: 'public',
    run: (context, { params }) =>
      asksPhoneCode(context.brand)
        ? Promise.resolve({ available: true })
        : availability(context, { phone: params.value }),
  },
  'register.checkUsername': {
    kind: 'public',
    run: (context, { params }) => availability(context, { username: params.value }),
  },
  'register.checkBankId': {
    kind: 'public',
    run: (context, { params, body }) =>
      availability(context, { bankCode: bankCodeOf(body.bankName), bankAccount: params.bankId }),
  },
  'register.inviter': {
    kind: 'public',
    async run({ deps, brand }, { params }) {
      const inviter = await findInviter(deps.db, brand.id, params.afCode);
      if (!inviter) throw new ApiError('AFFILIATE_CODE_UNKNOWN');
      return { afCode: inviter.affiliate_code, inviterName: maskInviterName(inviter.name) };
    },
  },
  'register.requestPhoneCode': {
    kind: 'public',
    run: (context, { body }) => requestPhoneCode(context, body),
  },
  'register.verifyPhoneCode': {
    kind: 'public',
    run: (context, { params, body }) => verifyPhoneCode(context, { ...params, ...body }),
  },
  'register.bankName': {
    kind: 'public',
    run: async (context, { body }) => ({
      accountName: await lookUpHolder(context, body.bankName, body.bankId),
    }),
  },
};
