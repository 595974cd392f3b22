import { LinkButton } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { scoreLinks } from '../common/brand/score-links.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';

const titles = { liveScore: 'score.liveTitle', score: 'score.title' } as const;

export function SportResults(): ReactElement | null {
  const t = useText();
  const links = scoreLinks(useClient());
  if (links.length === 0) return null;
  return (
    <nav className="cf-games__results" aria-label={t('gameList.sportResults')}>
      {links.map(({ id, to, Icon }) => (
        <LinkButton key={id} size="sm" fullWidth icon={<Icon size={20} />} render={<Link to={to} />}>
          {t(titles[id])}
        </LinkButton>
      ))}
    </nav>
  );
}
