import type { ResolvedClient } from '@chada/client-config';
import { BallIcon, type IconComponent, TrophyIcon } from '@chada/ui-kit';
import { paths } from '../layout/paths.ts';

/** A link to a page of results for members. */
export interface ScoreWay {
  readonly id: 'liveScore' | 'score';
  readonly to: string;
  readonly Icon: IconComponent;
}

/**
 * Returns the links to the results pages for members (PU-09, PU-10): those that the brand enables and has a frame for.
 */
export function scoreWays({
  features,
  frames,
}: Pick<ResolvedClient, 'features' | 'frames'>): readonly ScoreWay[] {
  const ways: readonly (ScoreWay & { readonly url: string | undefined })[] = [
    { id: 'liveScore', to: paths.memberLiveScore, Icon: BallIcon, url: frames.liveScoreUrl },
    { id: 'score', to: paths.memberScore, Icon: TrophyIcon, url: frames.scoreUrl },
  ];
  return ways
    .filter(({ id, url }) => features[id] && url !== undefined)
    .map(({ id, to, Icon }) => ({ id, to, Icon }));
}
