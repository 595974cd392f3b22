import { type Satang, satang, type GameCategory } from '@chada/domain';
import { useCallback, useMemo } from 'react';
import { resumeGame, stayOnSite } from './open-game.ts';
import { returnCredit, settleOpenGame } from './return-credit.ts';
import { returnSeen, type GameEventState } from './game-event.slice.ts';
import { categoryChosen } from './game-category.slice.ts';
import { createMoneyHook } from '../money/send-money.ts';
import { useAppDispatch, useAppSelector } from '../store/typed-hooks.ts';

export function useGameCategory(): {
  readonly category: GameCategory;
  readonly choose: (category: string) => void;
} {
  const dispatch = useAppDispatch();
  const category = useAppSelector((state) => state.game.category);
  const choose = useCallback((wanted: string) => void dispatch(categoryChosen(wanted)), [dispatch]);
  return { category, choose };
}

/** Returns the game that may contain the member's credit, with functions that move the credit back (ME-22). */
export function useGameEvent(): GameEventState & {
  readonly returnCredit: () => Promise<void>;
  readonly retryReturn: () => Promise<void>;
  readonly settle: () => Promise<void>;
  readonly dismissReturn: () => void;
} {
  const dispatch = useAppDispatch();
  const state = useAppSelector((root) => root.gameEvent);
  const returnNow = useCallback(async () => {
    await dispatch(returnCredit());
  }, [dispatch]);
  const retryReturn = useCallback(async () => {
    await dispatch(returnCredit({ retry: true }));
  }, [dispatch]);
  const settle = useCallback(() => dispatch(settleOpenGame()), [dispatch]);
  const dismissReturn = useCallback(() => void dispatch(returnSeen()), [dispatch]);
  return { ...state, returnCredit: returnNow, retryReturn, settle, dismissReturn };
}

export interface CreditInGame {
  /** Null if the API does not report open games. */
  readonly sessionId: string | null;
  readonly gameCode: string;
  readonly gameName: string | null;
  /** `amountSatang` is null if the browser received no response from `openGame`. */
  readonly amountSatang: Satang | null;
  /** True if the provider reported the amount. False if the amount is the credit at the start of the game. */
  readonly isExact: boolean;
}

/** Returns the credit in an open game, or null. The game may be open on another device (RD-26). */
export function useCreditInGame(): CreditInGame | null {
  const game = useAppSelector((root) => root.credit.openGame);
  const event = useAppSelector((root) => root.gameEvent.event);
  const leaving = useAppSelector((root) => root.gameEvent.leaving);
  return useMemo(() => {
    if (leaving) return null;
    if (game != null) {
      const { sessionId, gameCode, gameName, amountSatang, amountSource } = game;
      const isExact = amountSource === 'provider';
      return { sessionId, gameCode, gameName, amountSatang: satang(amountSatang), isExact };
    }
    if (game === null || event === null) return null;
    const { gameCode, gameName = null, takenSatang } = event;
    const amountSatang = takenSatang === undefined ? null : satang(takenSatang);
    return { sessionId: null, gameCode, gameName, amountSatang, isExact: false };
  }, [game, event, leaving]);
}

/**
 * Returns a function that opens the page of the running game again. After a success, navigate to `launchUrl` in the
 * response.
 */
export const useResumeGame = /* @__PURE__ */ createMoneyHook(resumeGame);

/** Returns a function that records that the browser stays on the site, because a game could not be opened. */
export function useStayOnSite(): () => void {
  const dispatch = useAppDispatch();
  return useCallback(() => dispatch(stayOnSite()), [dispatch]);
}
