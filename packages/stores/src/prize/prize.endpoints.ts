import { flipCardLogs, flipCardReward, wheelGet, wheelLog, wheelReward } from '@chada/contract/prize';
import { createMoneyThunk, createUnansweredHook, createMoneyHook } from '../money/send-money.ts';
import { api } from '../query/query-api.ts';
import { memberPages, memberQuery } from '../query/endpoint-builders.ts';

export type { WheelSegment } from '@chada/contract/prize';

const provides = ['Wheel'] as const;

export const wheelApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the segments with their chances and the spins left today. */
    wheel: memberQuery(build, wheelGet, (_who, _: void) => ({}), { provides }),
    /** Returns the member's spins, newest first. */
    wheelLog: memberPages(build, wheelLog, (_who, _: void, cursor) => ({ body: { cursor } }), { provides }),
  }),
});

export const { useWheelQuery, useWheelLogInfiniteQuery } = wheelApi;

/** Draws a prize; repeated after a lost answer, it returns the same prize. */
export const spinWheel = createMoneyThunk({
  operation: wheelReward,
  input: (_who, _body: void) => ({ body: {} }),
  invalidates: ['Wheel', 'Overview', 'History'],
});
/** The money hook of `spinWheel`. */
export const useSpinWheel = createMoneyHook(spinWheel);
/** Finds out whether a spin was sent and never answered. */
export const useUnansweredSpin = createUnansweredHook(spinWheel);

export const flipCardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the chances, the turns left today, and the member's flips, newest first. */
    flipCardLogs: memberPages(build, flipCardLogs, (_who, _: void, cursor) => ({ query: { cursor } }), {
      provides: ['FlipCard'],
    }),
  }),
});

export const { useFlipCardLogsInfiniteQuery } = flipCardApi;

/** Draws the prize of the selected card, 0 to 8. */
export const flipCard = createMoneyThunk({
  operation: flipCardReward,
  input: (_who, body: { readonly card: number }) => ({ body }),
  invalidates: ['FlipCard', 'Overview', 'History'],
});
/** The money hook of `flipCard`. */
export const useFlipCard = createMoneyHook(flipCard);
/** Finds out whether a flip was sent and never answered. */
export const useUnansweredFlip = createUnansweredHook(flipCard);
