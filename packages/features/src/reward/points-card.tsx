import { Card, LinkButton, Skeleton, StarIcon } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { BrandPane } from '../common/brand/brand-pane.tsx';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { paths } from '../common/layout/paths.ts';

export function PointsCard({ point: points }: { point: number | null }): ReactElement {
  const t = useText();
  const { checkIn, wheel, flipCard } = useClient().features;
  return (
    <Card tone="accent" className="cf-points cf-accent-card">
      <span className="ck-mark cf-points__icon">
        <StarIcon />
      </span>
      <div>
        <p className="cf-hint">{t('reward.balance')}</p>
        <p className="cf-points__figure ck-tabular" aria-live="polite">
          {points === null ? <Skeleton shape="amount" /> : t('reward.points', { points })}
        </p>
      </div>
      {(checkIn || wheel || flipCard) && (
        <div className="cf-points__more">
          <p className="cf-hint">{t('reward.earn')}</p>
          <LinkButton size="sm" render={<Link to={paths.media} />}>
            {t('reward.earnAction')}
          </LinkButton>
        </div>
      )}
      <BrandPane scene="rewards" />
    </Card>
  );
}
