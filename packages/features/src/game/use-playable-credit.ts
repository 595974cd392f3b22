import type { Satang } from '@chada/domain';
import { type CreditInGame, useCredit, useCreditInGame, useGameEvent } from '@chada/stores';

export type PlayableCredit =
  | { readonly state: 'known' | 'none'; readonly creditSatang: Satang }
  | { readonly state: 'waiting' }
  | { readonly state: 'inGame'; readonly game: CreditInGame }
  /** Without a known amount, the server transfers all available credit. */
  | { readonly state: 'unknown' };

export function usePlayableCredit(): PlayableCredit {
  const { creditSatang, status } = useCredit();
  const { returning } = useGameEvent();
  const game = useCreditInGame();
  if (returning === 'pending') return { state: 'waiting' };
  if (game !== null) return game.sessionId === null ? { state: 'unknown' } : { state: 'inGame', game };
  if (creditSatang !== null) return { state: creditSatang > 0 ? 'known' : 'none', creditSatang };
  return { state: status === 'failed' ? 'unknown' : 'waiting' };
}
