import type { ResolvedClient } from '@chada/client-config';
import { BallIcon, GiftIcon, type IconComponent, TrophyIcon } from '@chada/ui-kit';
import { paths } from '../layout/paths.ts';

/** A link to a page that visitors can open without signing in, in addition to login, registration and contact. */
export interface VisitorWay {
  readonly id: 'promotion' | 'liveScore' | 'score';
  readonly to: string;
  readonly Icon: IconComponent;
}

/**
 * Returns the links to the brand's pages for visitors (PU-09 to PU-11): only enabled pages, and frames only if they
 * have an address.
 */
export function visitorWays({ features, frames }: ResolvedClient): readonly VisitorWay[] {
  const ways: readonly (VisitorWay & { readonly there: boolean })[] = [
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
  return ways.filter(({ there }) => there).map(({ id, to, Icon }) => ({ id, to, Icon }));
}
