import { classifyFailure, type ApiError, type ApiResult, type CallOptions } from '@chada/api-client';
import type { CallInput, Operation, OperationData } from '@chada/contract';
import { type Satang, satang } from '@chada/domain';
import { createAction } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import type { AppThunk } from '../store/services.ts';

/** The wallet as an answer states it, after the call (ST-06). */
export interface AnsweredMoney {
  readonly creditSatang?: Satang;
  readonly point?: number;
}

/** The API answered a call with data of the contract's shape. */
export const callAnswered = createAction<{
  readonly operation: string;
  /** Increases with every call, so that answers can be ordered by their calls. */
  readonly sequence: number;
  /** True if the session of the call is still the current one. */
  readonly current: boolean;
  readonly money: AnsweredMoney;
}>('calls/answered');

/** A call failed; listeners decide what follows (ER-01 to ER-08). */
export const callFailed = createAction<{
  readonly error: ApiError;
  readonly current: boolean;
  /** A background check: its failures set flags but raise no notice. */
  readonly quiet: boolean;
}>('calls/failed');

/** Options of a call through the store. */
export interface StoreCallOptions extends CallOptions {
  /** A background check: its failures set flags but raise no notice. */
  readonly quiet?: boolean;
}

/**
 * Calls an operation and dispatches `callAnswered` or `callFailed`; listeners decide what follows. A result of an earlier
 * session is returned to the caller but changes no state.
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
      dispatch(callAnswered({ operation: operation.id, sequence, current, money }));
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

function moneyIn(data: unknown): AnsweredMoney {
  const parsed = moneySchema.safeParse(data);
  return parsed.success ? parsed.data : {};
}

/** Returns the error of a call that the store itself cancelled or did not send; it raises no notice (RD-05). */
export function supersededError(operation: string): ApiError {
  return classifyFailure({ operation, isLogin: false, timeoutMs: 0, abortedByUs: true, body: 'none' });
}
