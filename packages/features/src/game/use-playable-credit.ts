import type { Satang } from '@chada/domain';
import { type CreditInGame, useCredit, useCreditInGame, useGameEvent } from '@chada/stores';

/** The credit that a game would take, as far as it is known. */
export type PlayableCredit =
  | { readonly state: 'known' | 'none'; readonly creditSatang: Satang }
  /** Being looked up, or on its way home from another game. */
  | { readonly state: 'waiting' }
  /** In a game that is open. */
  | { readonly state: 'inGame'; readonly game: CreditInGame }
  /** Could not be looked up, or may be in a game; the server knows, and brings it along. */
  | { readonly state: 'unknown' };

/** The credit that a game would take along. */
export function usePlayableCredit(): PlayableCredit {
  const { creditSatang, status } = useCredit();
  const { returning } = useGameEvent();
  const game = useCreditInGame();
  // A game opened while the credit is on its way home would lose it again at once.
  if (returning === 'pending') return { state: 'waiting' };
  if (game !== null) return game.sessionId === null ? { state: 'unknown' } : { state: 'inGame', game };
  if (creditSatang !== null) return { state: creditSatang > 0 ? 'known' : 'none', creditSatang };
  return { state: status === 'failed' ? 'unknown' : 'waiting' };
}
