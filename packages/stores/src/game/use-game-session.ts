import { bringCreditHome, openGame } from './game-session.ts';
import { createThunkHook } from '../money/create-money-hook.ts';

/** Opens a game: submit `{ gameCode, returnPath }`, then go to the answer's `launchUrl` (ME-22, RD-18). */
export const useOpenGame = createThunkHook(openGame);

/** Brings the credit home from whatever game is open; it also happens by itself when the member comes back. */
export const useCashOut = createThunkHook((_body: void) => bringCreditHome());
