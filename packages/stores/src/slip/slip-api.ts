import { prepareCall, type UploadProgress } from '@chada/api-client';
import type { CallInput, OperationData } from '@chada/contract';
import { slipMyRequest, slipRequestReturn, slipVerify } from '@chada/contract/slip';
import { api } from '../query/query-api.ts';
import { memberMutation, memberQuery, noInput } from '../query/endpoint-builders.ts';

export interface SlipArgument {
  /** A JPEG or PNG image. */
  readonly slip: Blob;
  readonly amountSatang?: number;
  readonly onUploadProgress?: (progress: UploadProgress) => void;
}

export const slipApi = api.injectEndpoints({
  endpoints: (build) => ({
    verifySlip: build.mutation<OperationData<typeof slipVerify>, SlipArgument>({
      query:
        ({ slip, amountSatang, onUploadProgress }) =>
        (identity) =>
          identity && prepareCall(slipVerify, { body: { slip, amountSatang } }, { onUploadProgress }),
      invalidatesTags: (_data, error) => (error === undefined ? ['SlipRequest'] : []),
    }),
    mySlipRequests: memberQuery(build, slipMyRequest, noInput, { provides: ['SlipRequest'] }),
    /** Asks staff to return the transferred money to the member's bank account. */
    requestSlipReturn: memberMutation(
      build,
      slipRequestReturn,
      (_who, body: CallInput<typeof slipRequestReturn>['body']) => ({ body }),
      { invalidates: ['SlipRequest'] },
    ),
  }),
});
