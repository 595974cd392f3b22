import type { ApiError } from '@chada/api-client';
import type { Satang } from '@chada/membership-rules';
import { createAction } from '@reduxjs/toolkit';

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
