import type { ApiError, ApiResult } from '@chada/api-client';
import type { CallInput, Operation, OperationData } from '@chada/contract';
import { startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { refreshCredit } from '../credit/refresh-credit.ts';
import { useCurrentFailure } from '../server/use-server.ts';
import type { Tag } from '../query/tags.ts';
import type { AppThunk } from '../store/services.ts';
import { selectIdentity, type Identity } from '../session/identity.ts';
import { runAsMember } from '../start-up/run-as-member.ts';
import { useAppDispatch } from '../store/typed-hooks.ts';
import { callApi, supersededError } from '../call/call-api.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

export interface MoneyAction<Op extends Operation, Body> {
  readonly operation: Op;
  readonly input: (identity: Identity, body: Body) => CallInput<Op>;
  readonly invalidates: readonly Tag[];
}

function isDefinitive(result: ApiResult<unknown>, sentBefore: boolean): boolean {
  return result.ok || (result.error.kind === 'refused' && !(result.error.status === 429 && sentBefore));
}

/**
 * True if the request may have moved money despite the error. The member can then repeat the request safely, because a
 * request with the same content has the same idempotency key.
 */
export function isOutcomeUnknown(error: ApiError): boolean {
  return error.kind !== 'refused' && !(error.kind === 'sessionEnded' && !error.captivePortal);
}

type PendingCalls<Op extends Operation> = WeakMap<object, Map<string, Promise<ApiResult<OperationData<Op>>>>>;

export interface MoneyThunk<Op extends Operation, Body> {
  (body: Body): AppThunk<Promise<ApiResult<OperationData<Op>>>>;
  readonly isUnanswered: (body: Body) => AppThunk<boolean>;
}

/**
 * Creates the thunk of a money operation. Repeated presses with the same content share one request. Retries, page
 * reloads and other tabs use the same idempotency key until a final response arrives.
 */
export function createMoneyThunk<Op extends Operation, Body>(
  action: MoneyAction<Op, Body>,
): MoneyThunk<Op, Body> {
  const running: PendingCalls<Op> = new WeakMap();
  const send =
    (body: Body): AppThunk<Promise<ApiResult<OperationData<Op>>>> =>
    (dispatch, getState, services) => {
      const identity = selectIdentity(getState());
      if (identity === null)
        return Promise.resolve({ ok: false, error: supersededError(action.operation.id) });
      const input = action.input(identity, body);
      const keys = createIdempotencyKeys(services);
      const sentBefore = keys.isOpen(identity.uuid, action.operation.id, input);
      const request = keys.open(identity.uuid, action.operation.id, input);
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
            // Stores the result, because the session has ended and no screen shows the response.
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
      const identity = selectIdentity(getState());
      return (
        identity !== null &&
        createIdempotencyKeys(services).mayRepeat(
          identity.uuid,
          action.operation.id,
          action.input(identity, body),
        )
      );
    };
  return Object.assign(send, { isUnanswered });
}

function reloadAfter(result: ApiResult<unknown>, invalidates: readonly Tag[]): AppThunk {
  return (dispatch, _getState, { queries }) => {
    const query = queries();
    if (query !== undefined) dispatch(query.invalidate(invalidates));
    const statesCredit =
      result.ok && typeof result.data === 'object' && result.data !== null && 'creditSatang' in result.data;
    if (!statesCredit) void dispatch(refreshCredit({ quiet: !result.ok }));
  };
}

export interface MoneyState<Data> {
  readonly pending: boolean;
  /** The error of the last request. Null after a success, and while a request is running. */
  readonly error: ApiError | null;
  readonly lastResult: ApiResult<Data> | null;
}

/** A hook that returns two values: a function that sends a money operation, and the state of the last request. */
export type MoneyHook<Body, Data> = () => readonly [
  submit: (body: Body) => Promise<ApiResult<Data>>,
  state: MoneyState<Data>,
];

export function createMoneyHook<Body, Data>(
  send: (body: Body) => AppThunk<Promise<ApiResult<Data>>>,
): MoneyHook<Body, Data> {
  return function useMoney() {
    const dispatch = useAppDispatch();
    const running = useRef<Promise<ApiResult<Data>> | null>(null);
    const [pending, setPending] = useState(false);
    const [answered, setAnswered] = useState({});
    useLayoutEffect(() => {
      running.current = null;
    }, [answered]);
    const [lastResult, setLastResult] = useState<ApiResult<Data> | null>(null);
    const submit = useCallback(
      (body: Body) => {
        // Returns the running request, because a second press can arrive before React has disabled the button.
        if (running.current !== null) return running.current;
        setPending(true);
        const run = async () => {
          let succeeded = false;
          try {
            const result = await dispatch(send(body));
            setLastResult(result);
            succeeded = result.ok;
            return result;
          } finally {
            setPending(false);
            const acceptPresses = (): void => setAnswered({});
            // After a success, accepts presses again only after React has shown the result. Before that, a press on the
            // submitted form would send a second request.
            if (succeeded) setTimeout(() => startTransition(acceptPresses));
            else acceptPresses();
          }
        };
        running.current = run();
        return running.current;
      },
      [dispatch],
    );
    const error = useCurrentFailure(
      pending || lastResult === null || lastResult.ok ? null : lastResult.error,
    );
    return [submit, { pending, error, lastResult }];
  };
}

/**
 * Creates a hook that returns a function. The returned function takes the content of a request and returns true if an
 * earlier request with the same content has no final response.
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
