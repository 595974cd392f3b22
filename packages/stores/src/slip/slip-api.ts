import { prepareCall, type UploadProgress } from '@chada/api-client';
import type { OperationData } from '@chada/contract';
import { slipMyRequest, slipVerify } from '@chada/contract/slip';
import { api } from '../query/query-api.ts';
import { memberQuery } from '../query/endpoint-builders.ts';

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
      // A verified slip waits for its confirmation.
      invalidatesTags: (_data, error) => (error === undefined ? ['SlipRequest'] : []),
    }),
    /** The member's own requests. */
    mySlipRequests: memberQuery(build, slipMyRequest, (_who, _: void) => ({}), { provides: ['SlipRequest'] }),
  }),
});
