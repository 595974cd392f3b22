import { PageHeader } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { FeatureGate } from '../common/brand/feature-gate.tsx';
import { paths } from '../common/layout/paths.ts';
import { useText } from '../common/brand/site-context.tsx';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { BonusByDates } from './bonus-by-dates.tsx';
import { CommissionCard } from './commission-card.tsx';
import { DownlineList } from './downline-list.tsx';
import { ShareCard } from './share-card.tsx';

/** The affiliate screen at /auth/affiliate (ME-07). */
export function AffiliatePage(): ReactElement {
  return (
    <FeatureGate feature="affiliate">
      <Affiliate />
    </FeatureGate>
  );
}

function Affiliate(): ReactElement {
  const t = useText();
  usePageTitle(t('affiliate.title'));
  return (
    <>
      <PageHeader
        title={t('affiliate.title')}
        description={t('affiliate.lead')}
        back={{ label: t('common.back'), render: <Link to={paths.account} /> }}
      />
      <div className="cf-split">
        <div>
          <ShareCard />
        </div>
        <div className="cf-split__side">
          <CommissionCard />
        </div>
        <div>
          <BonusByDates />
        </div>
        <div className="cf-split__side">
          <DownlineList />
        </div>
      </div>
    </>
  );
}
