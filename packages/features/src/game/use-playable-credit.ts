import { satang, type Satang } from '@chada/domain';
import { type CreditInGame, useCredit, useCreditInGame, useGameEvent } from '@chada/stores';
import { usePlayLimitLeft } from '../common/protection/use-play-limit-left.ts';

export type PlayableCredit =
  | { readonly state: 'known'; readonly creditSatang: Satang; readonly isLimited: boolean }
  | { readonly state: 'none'; readonly creditSatang: Satang }
  | { readonly state: 'waiting' }
  | { readonly state: 'inGame'; readonly game: CreditInGame; readonly isLimited: boolean }
  /** Without a known amount, the server transfers all available credit. */
  | { readonly state: 'unknown' };

export function usePlayableCredit(): PlayableCredit {
  const { creditSatang, status } = useCredit();
  const { returning } = useGameEvent();
  const game = useCreditInGame();
  const left = usePlayLimitLeft();
  if (returning === 'pending') return { state: 'waiting' };
  if (game !== null) {
    if (game.sessionId === null) return { state: 'unknown' };
    return { state: 'inGame', game, isLimited: left !== undefined };
  }
  if (creditSatang !== null) {
    if (creditSatang <= 0) return { state: 'none', creditSatang };
    if (left === 'waiting' || left === 'unknown') return { state: left };
    const most = Math.min(creditSatang, left ?? creditSatang);
    return { state: 'known', creditSatang: satang(most), isLimited: most < creditSatang };
  }
  return { state: status === 'failed' ? 'unknown' : 'waiting' };
}
