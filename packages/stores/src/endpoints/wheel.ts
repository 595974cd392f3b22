import { wheelGet, wheelLog, wheelReward } from '@chada/contract/prize';
import { createMoneyThunk } from '../calls/send-money.ts';
import { createOpenWishHook, createThunkHook } from '../hooks/create-money-hook.ts';
import { api } from '../rtk/api.ts';
import { memberPages, memberQuery } from '../rtk/endpoint-makers.ts';

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
  stale: ['Wheel', 'Overview', 'History'],
});
/** The hook of `spinWheel`. */
export const useSpinWheel = createThunkHook(spinWheel);
/** The hook that tells whether a spin was sent and never answered. */
export const useOpenSpin = createOpenWishHook(spinWheel.isOpen);
