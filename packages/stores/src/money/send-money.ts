import type { ApiError, ApiResult } from '@chada/api-client';
import type { CallInput, Operation, OperationData } from '@chada/contract';
import { startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { refreshCredit } from '../credit/refresh-credit.ts';
import { useCurrentFailure } from '../server/use-server.ts';
import type { AppThunk } from '../store/services.ts';
import { identityOf, type Identity } from '../session/identity.ts';
import { runAsMember } from '../start-up/run-as-member.ts';
import { useAppDispatch } from '../store/typed-hooks.ts';
import { callApi, supersededError } from '../call/call-api.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

/** A money operation as an endpoint file defines it. */
export interface MoneyAction<Op extends Operation, Body> {
  readonly operation: Op;
  /** Builds the call's input from the member's identity and the screen's values. */
  readonly input: (who: Identity, body: Body) => CallInput<Op>;
  /** Tags of the queries to reload afterwards. */
  readonly invalidates: readonly string[];
}

/**
 * True if a result settles the request: done or refused. Any other result leaves its effect unknown. A 429 says only that
 * this attempt had no effect, not an earlier one with the same key.
 */
function isDefinitive(result: ApiResult<unknown>, sentBefore: boolean): boolean {
  return result.ok || (result.error.kind === 'refused' && !(result.error.status === 429 && sentBefore));
}

/** True if a failed money call may have had its effect. A retry with the same content is safe. */
export function isOutcomeUnknown(error: ApiError): boolean {
  return error.kind !== 'refused' && !(error.kind === 'sessionEnded' && !error.captivePortal);
}

/** Pending money calls by store and by idempotency key. */
type Running<Op extends Operation> = WeakMap<object, Map<string, Promise<ApiResult<OperationData<Op>>>>>;

/** Sends a money operation. `isUnanswered` is true if the same content was sent before without a definitive answer. */
export interface MoneyThunk<Op extends Operation, Body> {
  (body: Body): AppThunk<Promise<ApiResult<OperationData<Op>>>>;
  readonly isUnanswered: (body: Body) => AppThunk<boolean>;
}

/**
 * Creates the thunk of a money operation. Presses with the same content share one call while it is pending, and one
 * idempotency key until an answer settles it, across retries, reloads and tabs.
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
      const keys = createIdempotencyKeys(services);
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
        createIdempotencyKeys(services).mayRepeat(who.uuid, action.operation.id, action.input(who, body))
      );
    };
  return Object.assign(send, { isUnanswered });
}

/** Reloads the queries and the credit that a money call changed or may have changed. */
function reloadAfter(result: ApiResult<unknown>, invalidates: readonly string[]): AppThunk {
  return (dispatch, _getState, { queries }) => {
    const query = queries();
    if (query !== undefined && invalidates.length > 0) dispatch(query.invalidate(invalidates));
    const statesCredit =
      result.ok && typeof result.data === 'object' && result.data !== null && 'creditSatang' in result.data;
    if (!statesCredit) void dispatch(refreshCredit({ quiet: !result.ok }));
  };
}

/** The state of a money call. */
export interface MoneyState<Data> {
  /** True while a call is pending; a press meanwhile gets the same result. */
  readonly pending: boolean;
  /** The error of the last call; null after a success and while pending. */
  readonly error: ApiError | null;
  readonly lastResult: ApiResult<Data> | null;
}

/** A money hook: its submit function and its state. */
export type MoneyHook<Body, Data> = () => readonly [
  submit: (body: Body) => Promise<ApiResult<Data>>,
  state: MoneyState<Data>,
];

/** Creates the hook of a money thunk. */
export function createMoneyHook<Body, Data>(
  send: (body: Body) => AppThunk<Promise<ApiResult<Data>>>,
): MoneyHook<Body, Data> {
  return function useMoney() {
    const dispatch = useAppDispatch();
    const running = useRef<Promise<ApiResult<Data>> | null>(null);
    const [pending, setPending] = useState(false);
    const [answered, setAnswered] = useState(0);
    // Only now does the screen show the answer: a press before this was meant for the button as it was before the answer.
    useLayoutEffect(() => {
      running.current = null;
    }, [answered]);
    const [lastResult, setLastResult] = useState<ApiResult<Data> | null>(null);
    const submit = useCallback(
      (body: Body) => {
        // A double click or double Enter arrives before React renders the disabled button.
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
            const acceptPresses = (): void => setAnswered((count) => count + 1);
            // A screen moves on from a success with a transition: this one starts later, so it isn't committed before it.
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
 * Creates a hook that finds out whether a request was sent and never answered, for example because of a reload. Call its
 * function in an effect: it reads storage.
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
