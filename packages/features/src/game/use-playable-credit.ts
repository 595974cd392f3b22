import type { Satang } from '@chada/domain';
import { type CreditInGame, useCredit, useCreditInGame, useGameEvent } from '@chada/stores';

/** The credit that a game would receive, if known. */
export type PlayableCredit =
  | { readonly state: 'known' | 'none'; readonly creditSatang: Satang }
  /** Loading, or being returned from another game. */
  | { readonly state: 'waiting' }
  /** In an open game. */
  | { readonly state: 'inGame'; readonly game: CreditInGame }
  /** Failed to load, or may be in a game; the server knows and transfers it. */
  | { readonly state: 'unknown' };

/** Returns the credit that a game would receive. */
export function usePlayableCredit(): PlayableCredit {
  const { creditSatang, status } = useCredit();
  const { returning } = useGameEvent();
  const game = useCreditInGame();
  // Opening a game while the credit is being returned would transfer it away again at once.
  if (returning === 'pending') return { state: 'waiting' };
  if (game !== null) return game.sessionId === null ? { state: 'unknown' } : { state: 'inGame', game };
  if (creditSatang !== null) return { state: creditSatang > 0 ? 'known' : 'none', creditSatang };
  return { state: status === 'failed' ? 'unknown' : 'waiting' };
}
