import { classifyFailure, type ApiError, type ApiResult, type CallOptions } from '@chada/api-client';
import type { CallInput, Operation, OperationData } from '@chada/contract';
import { type Satang, satang } from '@chada/domain';
import { createAction } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import type { AppThunk } from '../store/services.ts';

/** The member's credit and points after a call, if the response contains them (ST-06). */
export interface ReportedMoney {
  readonly creditSatang?: Satang;
  readonly points?: number;
}

export const callSucceeded = createAction<{
  readonly operation: string;
  /** The number of the call. A later call has a higher number. */
  readonly sequence: number;
  /** False if the session ended before the response arrived. */
  readonly current: boolean;
  readonly money: ReportedMoney;
}>('calls/succeeded');

/** Dispatched after a call has failed (ER-01 to ER-08). */
export const callFailed = createAction<{
  readonly error: ApiError;
  readonly current: boolean;
  /** True for a background request, whose failure raises no notice. */
  readonly quiet: boolean;
}>('calls/failed');

export interface StoreCallOptions extends CallOptions {
  /** True for a background request, whose failure raises no notice. */
  readonly quiet?: boolean;
}

/**
 * Calls an operation of the API and dispatches `callSucceeded` or `callFailed`. If the session has ended before the
 * response arrives, the field `current` of the action is false, and the response does not change the state.
 */
export function callApi<Op extends Operation>(
  operation: Op,
  input: CallInput<Op>,
  { quiet = false, ...options }: StoreCallOptions = {},
): AppThunk<Promise<ApiResult<OperationData<Op>>>> {
  return async (dispatch, _getState, { api, session, nextSequence }) => {
    const stillCurrent = session.mark();
    const sequence = nextSequence();
    const result = await api.call(operation, input, options);
    const current = stillCurrent();
    if (result.ok) {
      const money = operation.idempotent ? moneyIn(result.data) : {};
      dispatch(callSucceeded({ operation: operation.id, sequence, current, money }));
    } else {
      dispatch(callFailed({ error: result.error, current, quiet }));
    }
    return result;
  };
}

const moneySchema = z.object({
  creditSatang: z.optional(z.pipe(z.int(), z.transform(satang))),
  point: z.optional(z.int()),
});

function moneyIn(data: unknown): ReportedMoney {
  const { creditSatang, point: points } = moneySchema.safeParse(data).data ?? {};
  return { creditSatang, points };
}

/**
 * Returns the error of a call that the store did not send, for example because no member is signed in. This error
 * raises no notice (RD-05).
 */
export function supersededError(operation: string): ApiError {
  return classifyFailure({ operation, isLogin: false, timeoutMs: 0, abortedByUs: true, body: 'none' });
}
