import type { ApiError, ApiResult } from '@chada/api-client';
import type { CallInput, Operation, OperationData } from '@chada/contract';
import { refreshCredit } from '../credit/refresh-credit.ts';
import type { AppThunk } from '../store/services.ts';
import { identityOf, type Identity } from '../session/identity.ts';
import { asMember } from '../start-up/as-member.ts';
import { callApi, supersededError } from '../call/call-api.ts';
import { intentsOf } from './idempotency-keys.ts';

/** A money operation as a screen uses it. */
export interface MoneyAction<Op extends Operation, Body> {
  readonly operation: Op;
  /** What is sent, from the member's identity and what the screen gives. */
  readonly input: (who: Identity, body: Body) => CallInput<Op>;
  /** Lists that are old news afterwards. */
  readonly stale: readonly string[];
}

/**
 * Whether an answer settles the matter: done, or refused. Anything else may have had its effect or not. A 429 says that
 * this request had none, and nothing of an earlier one with the same key.
 */
function isDefinitive(result: ApiResult<unknown>, sentBefore: boolean): boolean {
  return result.ok || (result.error.kind === 'refused' && !(result.error.status === 429 && sentBefore));
}

/** Whether a failed money call may have had its effect all the same: a retry with the same content is safe. */
export function isOutcomeUnknown(error: ApiError): boolean {
  return error.kind !== 'refused' && !(error.kind === 'sessionEnded' && !error.captivePortal);
}

/** Money calls under way, by store and by idempotency key. */
type Running<Op extends Operation> = WeakMap<object, Map<string, Promise<ApiResult<OperationData<Op>>>>>;

/** Sends a money operation; `isOpen` tells whether this wish was sent before and no answer has settled it. */
export interface MoneyThunk<Op extends Operation, Body> {
  (body: Body): AppThunk<Promise<ApiResult<OperationData<Op>>>>;
  readonly isOpen: (body: Body) => AppThunk<boolean>;
}

/**
 * A thunk maker for a money operation. Presses with the same content share one call while it runs, and one
 * idempotency key until an answer settles them, over retries, reloads and tabs.
 */
export function createMoneyThunk<Op extends Operation, Body>(
  action: MoneyAction<Op, Body>,
): MoneyThunk<Op, Body> {
  const running: Running<Op> = new WeakMap();
  const send =
    (body: Body): AppThunk<Promise<ApiResult<OperationData<Op>>>> =>
    (dispatch, getState, services) => {
      const who = identityOf(getState());
      if (who === null) return Promise.resolve({ ok: false, error: supersededError(action.operation.id) });
      const input = action.input(who, body);
      const intents = intentsOf(services);
      const sentBefore = intents.isOpen(who.uuid, action.operation.id, input);
      const intent = intents.open(who.uuid, action.operation.id, input);
      const calls = running.get(services) ?? new Map<string, Promise<ApiResult<OperationData<Op>>>>();
      running.set(services, calls);
      const call = async () => {
        const stillCurrent = services.session.mark();
        const result = await dispatch(callApi(action.operation, input, { idempotencyKey: intent.key }));
        calls.delete(intent.key);
        const current = stillCurrent();
        if (isDefinitive(result, sentBefore)) {
          if (current) intents.settle(intent);
          else {
            // The session ended meanwhile, so no screen shows this answer: the next session reports it.
            intents.keepAnswer(intent, result.ok ? 'done' : 'refused');
            void dispatch(asMember((part) => part.reportPastRequests()));
          }
        }
        if (current && (result.ok || isOutcomeUnknown(result.error)))
          dispatch(lookAgain(result, action.stale));
        return result;
      };
      const promise = calls.get(intent.key) ?? call();
      calls.set(intent.key, promise);
      return promise;
    };
  const isOpen =
    (body: Body): AppThunk<boolean> =>
    (_dispatch, getState, services) => {
      const who = identityOf(getState());
      return (
        who !== null && intentsOf(services).mayRepeat(who.uuid, action.operation.id, action.input(who, body))
      );
    };
  return Object.assign(send, { isOpen });
}

/** Loads anew what a money call changed, or may have changed. */
function lookAgain(result: ApiResult<unknown>, stale: readonly string[]): AppThunk {
  return (dispatch, _getState, { queries }) => {
    const query = queries();
    if (query !== undefined && stale.length > 0) dispatch(query.invalidate(stale));
    const told =
      result.ok && typeof result.data === 'object' && result.data !== null && 'creditSatang' in result.data;
    if (!told) void dispatch(refreshCredit({ quiet: !result.ok }));
  };
}
