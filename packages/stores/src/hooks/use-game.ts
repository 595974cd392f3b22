import type { GameCategory } from '@chada/contract/game';
import { useCallback } from 'react';
import { bringCreditHome } from '../game-session.ts';
import { returnSeen, type GameEventState } from '../state/game-event.slice.ts';
import { categoryChosen } from '../state/game.slice.ts';
import { useAppDispatch, useAppSelector } from './typed-hooks.ts';

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
  readonly bringHome: () => Promise<void>;
  /** The member has seen what came home. */
  readonly dismissReturn: () => void;
} {
  const dispatch = useAppDispatch();
  const state = useAppSelector((root) => root.gameEvent);
  const bringHome = useCallback(async () => {
    await dispatch(bringCreditHome());
  }, [dispatch]);
  const dismissReturn = useCallback(() => void dispatch(returnSeen()), [dispatch]);
  return { ...state, bringHome, dismissReturn };
}
