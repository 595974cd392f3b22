import { Card, LinkButton } from '@chada/ui-kit';
import type { LevelStanding } from '@chada/stores';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { FactList } from '../common/layout/fact-list.tsx';
import { paths } from '../common/layout/paths.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { refundFacts } from '../common/money/refund-fact.ts';
import { tierShownFor, TierStanding } from '../common/money/tier-standing.tsx';
import { limitText, tierName } from '../common/money/tier-text.ts';

export function TierCard({ standing }: { standing: LevelStanding }): ReactElement {
  const t = useText();
  const { refundTable, tiers } = useClient();
  const level = tierShownFor(standing);
  return (
    <Card className="cf-tier">
      <TierStanding standing={standing} />
      <p className="cf-label">{t('dashboard.tierBenefits', { tier: tierName(level, t, tiers) })}</p>
      <FactList
        facts={[
          ...refundFacts(level, refundTable, t),
          { label: t('tier.withdrawTitle'), value: limitText(level, t, tiers) },
        ]}
      />
      <LinkButton fullWidth render={<Link to={paths.ranking} />}>
        {t('dashboard.tierAll')}
      </LinkButton>
    </Card>
  );
}
