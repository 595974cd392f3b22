import { prepareCall, type UploadProgress } from '@chada/api-client';
import type { CallInput, OperationData } from '@chada/contract';
import { slipMyRequest, slipRequestReturn, slipVerify } from '@chada/contract/slip';
import { api } from '../query/query-api.ts';
import { memberMutation, memberQuery } from '../query/endpoint-builders.ts';

export interface SlipArgument {
  /** A JPEG or PNG image. */
  readonly slip: Blob;
  /** The amount that the member has typed. */
  readonly amountSatang?: number;
  readonly onUploadProgress?: (progress: UploadProgress) => void;
}

export const slipApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Verifies a slip's transfer with the bank. Moves no money. */
    verifySlip: build.mutation<OperationData<typeof slipVerify>, SlipArgument>({
      query:
        ({ slip, amountSatang, onUploadProgress }) =>
        (who) =>
          who && prepareCall(slipVerify, { body: { slip, amountSatang } }, { onUploadProgress }),
      // The list of slips to confirm now contains the verified slip.
      invalidatesTags: (_data, error) => (error === undefined ? ['SlipRequest'] : []),
    }),
    /** Loads the member's deposit requests and unconfirmed slips. */
    mySlipRequests: memberQuery(build, slipMyRequest, (_who, _: void) => ({}), { provides: ['SlipRequest'] }),
    /** Asks staff to return the money of a slip to the member's bank account. */
    requestSlipReturn: memberMutation(
      build,
      slipRequestReturn,
      (_who, body: CallInput<typeof slipRequestReturn>['body']) => ({ body }),
      ['SlipRequest'],
    ),
  }),
});
