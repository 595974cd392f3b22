import type { OperationData } from '@chada/contract';
import { flipCardLogs, flipCardReward, wheelGet, wheelLog, wheelReward } from '@chada/contract/prize';
import { createMoneyThunk, createUnansweredHook, createMoneyHook } from '../money/send-money.ts';
import { api } from '../query/query-api.ts';
import { memberPages, memberQuery, noInput } from '../query/endpoint-builders.ts';

export type { WheelSegment } from '@chada/contract/prize';

export type Wheel = OperationData<typeof wheelGet>;
export type WheelDraw = OperationData<typeof wheelReward>;
export type FlipCards = OperationData<typeof flipCardLogs>;
export type FlipCardDraw = OperationData<typeof flipCardReward>;

const provides = ['Wheel'] as const;

export const wheelApi = api.injectEndpoints({
  endpoints: (build) => ({
    wheel: memberQuery(build, wheelGet, noInput, { provides }),
    wheelLog: memberPages(build, wheelLog, (_who, _: void, cursor) => ({ body: { cursor } }), { provides }),
  }),
});

export const { useWheelQuery, useWheelLogInfiniteQuery } = wheelApi;

/** Draws a prize of the wheel. A repeat of the request returns the same prize. */
export const spinWheel = createMoneyThunk({
  operation: wheelReward,
  input: (_who, _body: void) => ({ body: {} }),
  invalidates: ['Wheel', 'Overview', 'History'],
});
export const useSpinWheel = createMoneyHook(spinWheel);
export const useUnansweredSpin = createUnansweredHook(spinWheel);

export const flipCardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Loads the probabilities of the prizes, the remaining turns of today, and the member's draws, newest first. */
    flipCardLogs: memberPages(build, flipCardLogs, (_who, _: void, cursor) => ({ query: { cursor } }), {
      provides: ['FlipCard'],
    }),
  }),
});

export const { useFlipCardLogsInfiniteQuery } = flipCardApi;

/** Draws the prize of the selected card. The cards are numbered from 0 to 8. */
export const flipCard = createMoneyThunk({
  operation: flipCardReward,
  input: (_who, body: { readonly card: number }) => ({ body }),
  invalidates: ['FlipCard', 'Overview', 'History'],
});
export const useFlipCard = createMoneyHook(flipCard);
export const useUnansweredFlip = createUnansweredHook(flipCard);
