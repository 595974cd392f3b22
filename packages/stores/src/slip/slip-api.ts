import { prepareCall, type UploadProgress } from '@chada/api-client';
import type { OperationData } from '@chada/contract';
import { slipMyRequest, slipVerify } from '@chada/contract/slip';
import { api } from '../query/query-api.ts';
import { memberQuery } from '../query/endpoint-builders.ts';

/** A slip to verify. */
export interface SlipArgument {
  /** The image: JPEG or PNG. */
  readonly slip: Blob;
  /** The amount that the member states, in satang. */
  readonly amountSatang?: number;
  readonly onUploadProgress?: (progress: UploadProgress) => void;
}

export const slipApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reads a slip and verifies its transfer with the bank; credits nothing yet. */
    verifySlip: build.mutation<OperationData<typeof slipVerify>, SlipArgument>({
      query:
        ({ slip, amountSatang, onUploadProgress }) =>
        (who) =>
          who && prepareCall(slipVerify, { body: { slip, amountSatang } }, { onUploadProgress }),
      // A verified slip is listed as waiting for its confirmation.
      invalidatesTags: (_data, error) => (error === undefined ? ['SlipRequest'] : []),
    }),
    /** Returns the member's slip requests. */
    mySlipRequests: memberQuery(build, slipMyRequest, (_who, _: void) => ({}), { provides: ['SlipRequest'] }),
  }),
});
