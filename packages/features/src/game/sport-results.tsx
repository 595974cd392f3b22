import { LinkButton } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { scoreWays } from '../common/brand/score-ways.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';

const titles = { liveScore: 'score.liveTitle', score: 'score.title' } as const;

/**
 * Links from the sports to the live scores and the league table (PU-09, PU-10); renders nothing if the brand has
 * neither.
 */
export function SportResults(): ReactElement | null {
  const t = useText();
  const ways = scoreWays(useClient());
  if (ways.length === 0) return null;
  return (
    <nav className="cf-games__results" aria-label={t('gameList.sportResults')}>
      {ways.map(({ id, to, Icon }) => (
        <LinkButton key={id} size="sm" fullWidth icon={<Icon size={20} />} render={<Link to={to} />}>
          {t(titles[id])}
        </LinkButton>
      ))}
    </nav>
  );
}
