import { limitKinds, limitPeriods } from '@chada/domain';
import { errorName } from '../common/query/error-facts.ts';
import type { ReachedLimit } from '../common/protection/use-play-limits.ts';
import type { LaunchFailure } from './use-game-launch.ts';

/** Returns the reached limit for which the API has refused to open a game. Returns null for any other failure. */
export function refusedLimit(failure: LaunchFailure | null): ReachedLimit | null {
  if (failure === null || failure === 'address' || failure.code !== 'GAME_LIMIT_REACHED') return null;
  const kind = limitKinds.find((limitKind) => limitKind === errorName(failure, 'kind'));
  const period = limitPeriods.find((limitPeriod) => limitPeriod === errorName(failure, 'period'));
  const limit = kind === undefined || period === undefined ? null : { kind, period };
  return { limit, opensAt: errorName(failure, 'opensAt') ?? null };
}
