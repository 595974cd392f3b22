import { satang, type Satang } from '@chada/domain';
import { type CreditInGame, useCredit, useCreditInGame, useGameEvent } from '@chada/stores';
import { type ReachedLimit, usePlayLimits } from '../common/protection/use-play-limits.ts';

export type PlayableCredit =
  | { readonly state: 'known'; readonly creditSatang: Satang; readonly isLimited: boolean }
  | { readonly state: 'none'; readonly creditSatang: Satang }
  | { readonly state: 'waiting' }
  | { readonly state: 'inGame'; readonly game: CreditInGame; readonly isLimited: boolean }
  | { readonly state: 'limitReached'; readonly reached: ReachedLimit }
  /** The amount is unknown. The server then transfers all available credit. */
  | { readonly state: 'unknown' };

export function usePlayableCredit(): PlayableCredit {
  const { creditSatang, status } = useCredit();
  const { returning } = useGameEvent();
  const game = useCreditInGame();
  const limits = usePlayLimits();
  if (returning === 'pending') return { state: 'waiting' };
  if (game !== null) {
    if (game.sessionId === null) return { state: 'unknown' };
    return { state: 'inGame', game, isLimited: limits !== undefined };
  }
  if (limits === 'waiting') return { state: 'waiting' };
  // The limits are checked before the credit. If a limit is reached, a deposit would not let the member play.
  if (typeof limits === 'object' && limits.reached !== null)
    return { state: 'limitReached', reached: limits.reached };
  if (creditSatang !== null) {
    if (creditSatang <= 0) return { state: 'none', creditSatang };
    if (limits === 'unknown') return { state: 'unknown' };
    const playableSatang = Math.min(creditSatang, limits?.leftSatang ?? creditSatang);
    return { state: 'known', creditSatang: satang(playableSatang), isLimited: playableSatang < creditSatang };
  }
  return { state: status === 'failed' ? 'unknown' : 'waiting' };
}
