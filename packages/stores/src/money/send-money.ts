import type { ApiError, ApiResult } from '@chada/api-client';
import type { CallInput, Operation, OperationData } from '@chada/contract';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { refreshCredit } from '../credit/refresh-credit.ts';
import type { AppThunk } from '../store/services.ts';
import { identityOf, type Identity } from '../session/identity.ts';
import { runAsMember } from '../start-up/run-as-member.ts';
import { useAppDispatch } from '../store/typed-hooks.ts';
import { callApi, supersededError } from '../call/call-api.ts';
import { idempotencyKeysOf } from './idempotency-keys.ts';

/** A money operation as a screen uses it. */
export interface MoneyAction<Op extends Operation, Body> {
  readonly operation: Op;
  /** What is sent, from the member's identity and what the screen gives. */
  readonly input: (who: Identity, body: Body) => CallInput<Op>;
  /** Lists that are old news afterwards. */
  readonly invalidates: readonly string[];
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

/** Sends a money operation; `isUnanswered` tells whether this wish was sent before and no answer has settled it. */
export interface MoneyThunk<Op extends Operation, Body> {
  (body: Body): AppThunk<Promise<ApiResult<OperationData<Op>>>>;
  readonly isUnanswered: (body: Body) => AppThunk<boolean>;
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
      const keys = idempotencyKeysOf(services);
      const sentBefore = keys.isOpen(who.uuid, action.operation.id, input);
      const request = keys.open(who.uuid, action.operation.id, input);
      const calls = running.get(services) ?? new Map<string, Promise<ApiResult<OperationData<Op>>>>();
      running.set(services, calls);
      const call = async () => {
        const stillCurrent = services.session.mark();
        const result = await dispatch(callApi(action.operation, input, { idempotencyKey: request.key }));
        calls.delete(request.key);
        const current = stillCurrent();
        if (isDefinitive(result, sentBefore)) {
          if (current) keys.settle(request);
          else {
            // The session ended meanwhile, so no screen shows this answer: the next session reports it.
            keys.saveAnswer(request, result.ok ? 'done' : 'refused');
            void dispatch(runAsMember((part) => part.reportPastRequests()));
          }
        }
        if (current && (result.ok || isOutcomeUnknown(result.error)))
          dispatch(reloadAfter(result, action.invalidates));
        return result;
      };
      const promise = calls.get(request.key) ?? call();
      calls.set(request.key, promise);
      return promise;
    };
  const isUnanswered =
    (body: Body): AppThunk<boolean> =>
    (_dispatch, getState, services) => {
      const who = identityOf(getState());
      return (
        who !== null &&
        idempotencyKeysOf(services).mayRepeat(who.uuid, action.operation.id, action.input(who, body))
      );
    };
  return Object.assign(send, { isUnanswered });
}

/** Loads anew what a money call changed, or may have changed. */
function reloadAfter(result: ApiResult<unknown>, invalidates: readonly string[]): AppThunk {
  return (dispatch, _getState, { queries }) => {
    const query = queries();
    if (query !== undefined && invalidates.length > 0) dispatch(query.invalidate(invalidates));
    const told =
      result.ok && typeof result.data === 'object' && result.data !== null && 'creditSatang' in result.data;
    if (!told) void dispatch(refreshCredit({ quiet: !result.ok }));
  };
}

/** Where a money call stands. */
export interface MoneyState<Data> {
  /** A call is under way; a press meanwhile is ignored and gets the same answer. */
  readonly pending: boolean;
  /** Why the last call failed; null after a success and while pending. */
  readonly error: ApiError | null;
  readonly lastResult: ApiResult<Data> | null;
}

/** A money hook: what submits, and where it stands. */
export type MoneyHook<Body, Data> = () => readonly [
  submit: (body: Body) => Promise<ApiResult<Data>>,
  state: MoneyState<Data>,
];

/** Makes the hook of a money thunk. */
export function createMoneyHook<Body, Data>(
  send: (body: Body) => AppThunk<Promise<ApiResult<Data>>>,
): MoneyHook<Body, Data> {
  return function useMoney() {
    const dispatch = useAppDispatch();
    const running = useRef<Promise<ApiResult<Data>> | null>(null);
    const [pending, setPending] = useState(false);
    const [answered, setAnswered] = useState(0);
    // Only now does the screen show the answer: a press before this hit the button of a request that was sent already.
    useLayoutEffect(() => {
      running.current = null;
    }, [answered]);
    const [lastResult, setLastResult] = useState<ApiResult<Data> | null>(null);
    const submit = useCallback(
      (body: Body) => {
        // A double click or double Enter comes before React has drawn the disabled button.
        if (running.current !== null) return running.current;
        setPending(true);
        const run = async () => {
          try {
            const result = await dispatch(send(body));
            setLastResult(result);
            return result;
          } finally {
            setPending(false);
            setAnswered((count) => count + 1);
          }
        };
        running.current = run();
        return running.current;
      },
      [dispatch],
    );
    const error = pending || lastResult === null || lastResult.ok ? null : lastResult.error;
    return [submit, { pending, error, lastResult }];
  };
}

/**
 * Makes a hook that asks whether a wish was sent before and never answered, such as by a page that was reloaded
 * meanwhile. To be asked in an effect: it reads storage.
 */
export function createUnansweredHook<Body>({
  isUnanswered,
}: {
  readonly isUnanswered: (body: Body) => AppThunk<boolean>;
}) {
  return function useUnanswered(): (body: Body) => boolean {
    const dispatch = useAppDispatch();
    return useCallback((body: Body) => dispatch(isUnanswered(body)), [dispatch]);
  };
}
