import type { UploadProgress } from '@chada/api-client';
import { prepareCall } from '@chada/api-client';
import type { CallInput, OperationData } from '@chada/contract';
import { slipConfirm, slipMyRequest, slipRequestDeposit, slipVerify } from '@chada/contract/slip';
import { createMoneyHook } from '../hooks/create-money-hook.ts';
import { api } from '../rtk/api.ts';
import { memberQuery } from '../rtk/endpoint-makers.ts';

/** What is sent to be verified. */
export interface SlipArgument {
  /** The image: JPEG or PNG. */
  readonly slip: Blob;
  /** What the member says they sent, satang. */
  readonly amountSatang?: number;
  readonly onUploadProgress?: (progress: UploadProgress) => void;
}

export const slipApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reads a slip and asks the bank about its transfer; credits nothing yet. */
    verifySlip: build.mutation<OperationData<typeof slipVerify>, SlipArgument>({
      query:
        ({ slip, amountSatang, onUploadProgress }) =>
        (who) =>
          who && prepareCall(slipVerify, { body: { slip, amountSatang } }, { onUploadProgress }),
    }),
    /** The member's own requests. */
    mySlipRequests: memberQuery(build, slipMyRequest, (_who, _: void) => ({}), {
      provides: ['SlipRequest'],
    }),
  }),
});

export const { useVerifySlipMutation, useMySlipRequestsQuery } = slipApi;

const stale = ['Deposit', 'History', 'User', 'SlipRequest'] as const;

/** Credits the transfer of a verified slip. */
export const useConfirmSlip = createMoneyHook({
  operation: slipConfirm,
  input: (_who, body: { readonly slipId: string }) => ({ body }),
  stale,
});

/** Asks staff to look at a deposit that the bank could not confirm. */
export const useRequestDeposit = createMoneyHook({
  operation: slipRequestDeposit,
  input: (_who, body: CallInput<typeof slipRequestDeposit>['body']) => ({ body }),
  stale,
});
