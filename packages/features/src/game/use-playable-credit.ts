import type { Satang } from '@chada/domain';
import { type CreditInGame, useCredit, useCreditInGame, useGameEvent } from '@chada/stores';

export type PlayableCredit =
  | { readonly state: 'known' | 'none'; readonly creditSatang: Satang }
  /** The credit is still loading, or is on its way back from another game. */
  | { readonly state: 'waiting' }
  | { readonly state: 'inGame'; readonly game: CreditInGame }
  /** The credit could not be loaded. The server transfers all available credit when the game opens. */
  | { readonly state: 'unknown' };

export function usePlayableCredit(): PlayableCredit {
  const { creditSatang, status } = useCredit();
  const { returning } = useGameEvent();
  const game = useCreditInGame();
  // A game that is opened now would take the credit that is on its way back.
  if (returning === 'pending') return { state: 'waiting' };
  if (game !== null) return game.sessionId === null ? { state: 'unknown' } : { state: 'inGame', game };
  if (creditSatang !== null) return { state: creditSatang > 0 ? 'known' : 'none', creditSatang };
  return { state: status === 'failed' ? 'unknown' : 'waiting' };
}
