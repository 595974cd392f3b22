import { flipCardLogs, flipCardReward } from '@chada/contract/prize';
import { createMoneyThunk } from '../calls/send-money.ts';
import { createOpenWishHook, createThunkHook } from '../hooks/create-money-hook.ts';
import { api } from '../rtk/api.ts';
import { memberPages } from '../rtk/endpoint-makers.ts';

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
  stale: ['FlipCard', 'Overview', 'History'],
});
/** The hook of `flipCard`. */
export const useFlipCard = createThunkHook(flipCard);
/** The hook that tells whether a card was chosen and never answered. */
export const useOpenFlip = createOpenWishHook(flipCard.isOpen);
