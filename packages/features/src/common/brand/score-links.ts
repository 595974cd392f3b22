import type { ResolvedClient } from '@chada/client-config';
import { BallIcon, type IconComponent, TrophyIcon } from '@chada/ui-kit';
import { paths } from '../layout/paths.ts';

export interface ScoreLink {
  readonly id: 'liveScore' | 'score';
  readonly to: string;
  readonly Icon: IconComponent;
}

export function scoreLinks({
  features,
  frames,
}: Pick<ResolvedClient, 'features' | 'frames'>): readonly ScoreLink[] {
  const links: readonly (ScoreLink & { readonly url: string | undefined })[] = [
    { id: 'liveScore', to: paths.memberLiveScore, Icon: BallIcon, url: frames.liveScoreUrl },
    { id: 'score', to: paths.memberScore, Icon: TrophyIcon, url: frames.scoreUrl },
  ];
  return links
    .filter(({ id, url }) => features[id] && url !== undefined)
    .map(({ id, to, Icon }) => ({ id, to, Icon }));
}
