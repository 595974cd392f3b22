import type { GameCategory } from '@chada/contract/game';
import { type Satang, satang } from '@chada/domain';
import { useCallback, useMemo } from 'react';
import { resumeGame, stayOnSite } from './open-game.ts';
import { returnCredit, settleOpenGame } from './return-credit.ts';
import { returnSeen, type GameEventState } from './game-event.slice.ts';
import { categoryChosen } from './game-category.slice.ts';
import { createMoneyHook } from '../money/send-money.ts';
import { useAppDispatch, useAppSelector } from '../store/typed-hooks.ts';

/** The game category selected last and its setter; an unknown category becomes the brand's default (ME-20). */
export function useGameCategory(): {
  readonly category: GameCategory;
  readonly choose: (category: string) => void;
} {
  const dispatch = useAppDispatch();
  const category = useAppSelector((state) => state.game.category);
  const choose = useCallback((wanted: string) => void dispatch(categoryChosen(wanted)), [dispatch]);
  return { category, choose };
}

/** The game that may hold the member's credit, and the return of that credit (ME-22). */
export function useGameEvent(): GameEventState & {
  readonly returnCredit: () => Promise<void>;
  /** Repeats the return call that failed. */
  readonly retryReturn: () => Promise<void>;
  /** Returns the credit only if no question is needed (RD-26). */
  readonly settle: () => Promise<void>;
  /** Dismisses the notice of the returned credit. */
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

/** Credit that is in a game. */
export interface CreditInGame {
  /** Null if the backend does not report the open game; the game then can't be resumed. */
  readonly sessionId: string | null;
  readonly gameCode: string;
  readonly gameName: string | null;
  /** Null if it is unknown whether the game was opened. */
  readonly amountSatang: Satang | null;
  /** True for the provider's own figure; false for the amount taken along. */
  readonly isExact: boolean;
}

/** Returns the credit in a game opened on any device (RD-26); null without one and while leaving for a game. */
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

/** Resumes the open game: submit `{ returnPath }`, then navigate to the answer's `launchUrl`. */
export const useResumeGame = /* @__PURE__ */ createMoneyHook(resumeGame);

/** Returns a function that cancels leaving for a game, for a browser that did not navigate. */
export function useStayOnSite(): () => void {
  const dispatch = useAppDispatch();
  return useCallback(() => dispatch(stayOnSite()), [dispatch]);
}
