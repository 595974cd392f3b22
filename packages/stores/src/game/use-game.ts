import type { GameCategory } from '@chada/contract/game';
import { satang, type Satang } from '@chada/membership-rules';
import { useCallback, useMemo } from 'react';
import { resumeGame, stayOnSite } from './open-game.ts';
import { returnCredit, settleOpenGame } from './return-credit.ts';
import { returnSeen, type GameEventState } from './game-event.slice.ts';
import { categoryChosen } from './game-category.slice.ts';
import { createMoneyHook } from '../money/send-money.ts';
import { useAppDispatch, useAppSelector } from '../store/typed-hooks.ts';

/** The game category last looked at, and choosing one; an unknown one is the brand's default (ME-20). */
export function useGameCategory(): {
  readonly category: GameCategory;
  readonly choose: (category: string) => void;
} {
  const dispatch = useAppDispatch();
  const category = useAppSelector((state) => state.game.category);
  const choose = useCallback((wanted: string) => void dispatch(categoryChosen(wanted)), [dispatch]);
  return { category, choose };
}

/** The game that may hold the member's credit, bringing the credit home, and what came home (ME-22). */
export function useGameEvent(): GameEventState & {
  readonly returnCredit: () => Promise<void>;
  /** Repeats the call that failed to bring the credit home. */
  readonly retryReturn: () => Promise<void>;
  /** Brings it home only where that needs no question (RD-26). */
  readonly settle: () => Promise<void>;
  /** The member has seen what came home. */
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
  /** Null where the backend does not report the open game: then the game can't be gone back into. */
  readonly sessionId: string | null;
  readonly gameCode: string;
  readonly gameName: string | null;
  /** Null where nobody knows whether the game was opened. */
  readonly amountSatang: Satang | null;
  /** The provider's own figure; else what was taken along. */
  readonly isExact: boolean;
}

/** The credit that is in a game, on whatever device it was opened (RD-26); null with none, and on the way there. */
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

/** Goes back into the open game: submit `{ returnPath }`, then go to the answer's `launchUrl`. */
export const useResumeGame = /* @__PURE__ */ createMoneyHook(resumeGame);

/** Gives up going back into the game, where the browser did not leave. */
export function useStayOnSite(): () => void {
  const dispatch = useAppDispatch();
  return useCallback(() => dispatch(stayOnSite()), [dispatch]);
}
