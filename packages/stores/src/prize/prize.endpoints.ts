import { flipCardLogs, flipCardReward, wheelGet, wheelLog, wheelReward } from '@chada/contract/prize';
import { createMoneyThunk, createUnansweredHook, createMoneyHook } from '../money/send-money.ts';
import { api } from '../query/query-api.ts';
import { memberPages, memberQuery } from '../query/endpoint-builders.ts';

export type { WheelSegment } from '@chada/contract/prize';

const provides = ['Wheel'] as const;

export const wheelApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Segments with their chances, and the spins left today. */
    wheel: memberQuery(build, wheelGet, (_who, _: void) => ({}), { provides }),
    /** The member's own spins, newest first. */
    wheelLog: memberPages(build, wheelLog, (_who, _: void, cursor) => ({ body: { cursor } }), { provides }),
  }),
});

export const { useWheelQuery, useWheelLogInfiniteQuery } = wheelApi;

/** Draws a prize; a lost answer, asked again, gives the same one. */
export const spinWheel = createMoneyThunk({
  operation: wheelReward,
  input: (_who, _body: void) => ({ body: {} }),
  invalidates: ['Wheel', 'Overview', 'History'],
});
/** The hook of `spinWheel`. */
export const useSpinWheel = createMoneyHook(spinWheel);
/** The hook that tells whether a spin was sent and never answered. */
export const useUnansweredSpin = createUnansweredHook(spinWheel);

export const flipCardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Chances, turns left today, and the member's own flips, newest first. */
    flipCardLogs: memberPages(build, flipCardLogs, (_who, _: void, cursor) => ({ query: { cursor } }), {
      provides: ['FlipCard'],
    }),
  }),
});

export const { useFlipCardLogsInfiniteQuery } = flipCardApi;

/** Draws the prize of the chosen card, 0 to 8. */
export const flipCard = createMoneyThunk({
  operation: flipCardReward,
  input: (_who, body: { readonly card: number }) => ({ body }),
  invalidates: ['FlipCard', 'Overview', 'History'],
});
/** The hook of `flipCard`. */
export const useFlipCard = createMoneyHook(flipCard);
/** The hook that tells whether a card was chosen and never answered. */
export const useUnansweredFlip = createUnansweredHook(flipCard);
