import { gameCashOut, gameOpen } from '@chada/contract/game';
import { outcomeGet, type Outcome } from '@chada/contract/outcome';
import { satang } from '@chada/domain';
import * as z from 'zod/mini';
import type { AppThunk, Services } from '../store/services.ts';
import { selectIdentity } from '../session/identity.ts';
import { pastRequestKnown, type PastRequest } from './past-requests.slice.ts';
import { callApi } from '../call/call-api.ts';
import { createIdempotencyKeys, type EarlierRequest } from './idempotency-keys.ts';

const gameOperations: readonly string[] = [gameOpen.id, gameCashOut.id];
const ASK_AGAIN_MS = [2_000, 4_000, 8_000];
/**
 * A request may still arrive at the server during this many milliseconds after it was sent. During this time, the
 * outcome `none` is not final.
 */
const IN_PROGRESS_MS = 60_000;

const amountsSchema = z.object({
  withdrawal: z.optional(z.object({ amountSatang: z.int() })),
  deposit: z.optional(z.object({ amountSatang: z.int() })),
});

function amountOf({ amountSatang }: EarlierRequest, data: unknown): PastRequest['amountSatang'] {
  const answered = amountsSchema.safeParse(data).data;
  const amount = amountSatang ?? answered?.withdrawal?.amountSatang ?? answered?.deposit?.amountSatang;
  return amount === undefined ? null : satang(amount);
}

/** Loads the results of money requests from earlier sessions. Does not repeat the requests. */
export function reportPastRequests(): AppThunk<Promise<void>> {
  return async (dispatch, getState, services) => {
    const identity = selectIdentity(getState());
    if (identity === null) return;
    const past = createIdempotencyKeys(services).past(identity.uuid);
    await Promise.all(
      past
        .filter(({ operation }) => !gameOperations.includes(operation))
        .map((request) => dispatch(report(request))),
    );
  };
}

function sentAtOf({ since }: EarlierRequest, { clock, deviceClock }: Services): string {
  return new Date(clock() - (deviceClock() - since)).toISOString();
}

function report(request: EarlierRequest): AppThunk<Promise<void>> {
  return async (dispatch, _getState, services) => {
    const stillCurrent = services.session.mark();
    const outcome = await dispatch(findOutcome(request, stillCurrent));
    if (!stillCurrent()) return;
    const keys = createIdempotencyKeys(services);
    const { data } = outcome;
    const final = outcome.outcome === 'done' || outcome.outcome === 'refused';
    if (final) keys.settle(request);
    else if (request.reported) return;
    else keys.markReported(request);
    dispatch(
      pastRequestKnown({
        key: request.key,
        operation: request.operation,
        sentAt: sentAtOf(request, services),
        outcome: outcome.outcome,
        amountSatang: amountOf(request, data),
        message: outcome.message ?? null,
      }),
    );
  };
}

type ResolvedRequest = Pick<Outcome, 'data' | 'message'> & { readonly outcome: PastRequest['outcome'] };

/**
 * Loads the result of a request. If the API reports `none`, returns the result that the browser has stored, or `none`.
 * If the call fails, for example because the API can't report results, returns the stored result, or `unknown`.
 */
function findOutcome(
  request: EarlierRequest,
  stillCurrent: () => boolean,
  [delay, ...laterDelays]: readonly number[] = ASK_AGAIN_MS,
): AppThunk<Promise<ResolvedRequest>> {
  return async (dispatch, _getState, { deviceClock, session }) => {
    const { operation, key, since, answer } = request;
    const result = await dispatch(
      callApi(outcomeGet, { params: { operation, key } }, { quiet: true, signal: session.signal() }),
    );
    if (!result.ok) return { outcome: answer ?? 'unknown' };
    const { outcome } = result.data;
    const mayArrive =
      outcome === 'running' || (outcome === 'none' && Math.abs(deviceClock() - since) < IN_PROGRESS_MS);
    if (!mayArrive || delay === undefined || !stillCurrent())
      return outcome === 'none' && answer !== undefined ? { outcome: answer } : result.data;
    await new Promise((resolve) => setTimeout(resolve, delay));
    return dispatch(findOutcome(request, stillCurrent, laterDelays));
  };
}
