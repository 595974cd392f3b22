import type { RootState } from '../store/root-reducer.ts';
import type { GameDeparture } from './game-event.slice.ts';

type GameState = {
  readonly credit: Pick<RootState['credit'], 'openGame'>;
  readonly gameEvent: Pick<RootState['gameEvent'], 'event' | 'leaving' | 'returning' | 'failedSession'>;
};

/** True if the credit of the open game must move back to the member without a confirmation (RD-26). */
export function isReturnDue(
  { credit: { openGame: game }, gameEvent }: GameState,
  departure: GameDeparture | null,
): boolean {
  const { event, leaving, returning } = gameEvent;
  if (leaving || returning === 'pending' || game === null) return false;
  if (game?.visitEnded === true) return true;
  if (departure === null || (event !== null && event.visit !== departure.visit)) return false;
  if (game === undefined) return event !== null;
  return departure.sessionId === null
    ? departure.gameCode === game.gameCode
    : departure.sessionId === game.sessionId;
}

/**
 * True if a failed request to return credit must be repeated, because the API no longer reports the game session of the
 * request. The request may have succeeded, and its response may be lost (ME-22).
 */
export function isAnswerMissing({ credit: { openGame: game }, gameEvent }: GameState): boolean {
  const { failedSession, leaving, returning } = gameEvent;
  return (
    !leaving && returning === 'failed' && failedSession !== undefined && game?.sessionId !== failedSession
  );
}

/** True if a game may contain credit of the member. */
export function mayHoldCredit(
  { credit: { openGame }, gameEvent: { event, failedSession } }: GameState,
  departure: GameDeparture | null,
): boolean {
  return openGame != null || event !== null || failedSession !== undefined || departure !== null;
}
