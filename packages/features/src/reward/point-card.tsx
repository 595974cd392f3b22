import { Card, Skeleton, StarIcon } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { BrandPane } from '../common/brand/brand-pane.tsx';
import { useText } from '../common/brand/site-context.tsx';

export function PointCard({ point }: { point: number | null }): ReactElement {
  const t = useText();
  return (
    <Card tone="accent" className="cf-points cf-accent-card">
      <span className="cf-points__icon">
        <StarIcon />
      </span>
      <div>
        <p className="cf-hint">{t('reward.balance')}</p>
        <p className="cf-points__figure ck-tabular" aria-live="polite">
          {point === null ? <Skeleton shape="amount" /> : t('reward.points', { points: point })}
        </p>
      </div>
      <BrandPane scene="rewards" />
    </Card>
  );
}
