import type { ResolvedClient } from '@chada/client-config';
import { BallIcon, GiftIcon, type IconComponent, TrophyIcon } from '@chada/ui-kit';
import { paths } from '../layout/paths.ts';

export interface VisitorLink {
  readonly id: 'promotion' | 'liveScore' | 'score';
  readonly to: string;
  readonly Icon: IconComponent;
}

export function visitorLinks({ features, frames }: ResolvedClient): readonly VisitorLink[] {
  const links: readonly (VisitorLink & { readonly there: boolean })[] = [
    { id: 'promotion', to: paths.promotion, Icon: GiftIcon, there: features.promotion },
    {
      id: 'liveScore',
      to: paths.liveScore,
      Icon: BallIcon,
      there: features.liveScore && frames.liveScoreUrl !== undefined,
    },
    {
      id: 'score',
      to: paths.score,
      Icon: TrophyIcon,
      there: features.score && frames.scoreUrl !== undefined,
    },
  ];
  return links.filter(({ there }) => there).map(({ id, to, Icon }) => ({ id, to, Icon }));
}
