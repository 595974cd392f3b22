import { classifyFailure, type ApiError, type ApiResult, type CallOptions } from '@chada/api-client';
import type { CallInput, Operation, OperationData } from '@chada/contract';
import { satang, type Satang } from '@chada/membership-rules';
import { createAction } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import type { AppThunk } from '../store/services.ts';

/** Money that an answer carried: the member's wallet after it (ST-06). */
export interface AnsweredMoney {
  readonly creditSatang?: Satang;
  readonly point?: number;
}

/** The API answered a call as the contract says. */
export const callAnswered = createAction<{
  readonly operation: string;
  /** Grows with every call sent, so that answers can be put in the order of their calls. */
  readonly sequence: number;
  /** The session is still the one the call was made in. */
  readonly current: boolean;
  readonly money: AnsweredMoney;
}>('calls/answered');

/** A call failed; listeners decide what follows (ER-01 to ER-08). */
export const callFailed = createAction<{
  readonly error: ApiError;
  readonly current: boolean;
  /** A look that repeats by itself: its failures raise flags but are not said again and again. */
  readonly quiet: boolean;
}>('calls/failed');

/** How the store makes a call. */
export interface StoreCallOptions extends CallOptions {
  /** A look that repeats by itself: its failures raise flags but are not said. */
  readonly quiet?: boolean;
}

/**
 * Calls an operation and tells the store how it went; listeners decide what follows. An answer to a call of an earlier
 * session is given to its caller but changes nothing.
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

/** The failure of a call that we chose not to make or to end: nothing is said about it (RD-05). */
export function supersededError(operation: string): ApiError {
  return classifyFailure({ operation, isLogin: false, timeoutMs: 0, abortedByUs: true, body: 'none' });
}
