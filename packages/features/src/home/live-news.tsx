import { usePublicAnnouncementsQuery } from '@chada/stores/announcement';
import { useDepositPublicQuery } from '@chada/stores/deposit';
import { useWithdrawPublicQuery } from '@chada/stores/withdrawal';
import { Columns, Section, Tabs } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { AnnouncementList } from './announcement-list.tsx';
import { RecentMovements } from '../common/money/recent-movements.tsx';
import { useText } from '../common/brand/site-context.tsx';

export { BannerRow } from '../common/brand/banner-row.tsx';
export { HeroScene } from './hero-scene.tsx';

function Deposits(): ReactElement {
  const t = useText();
  return (
    <RecentMovements
      query={useDepositPublicQuery()}
      label={t('home.depositsTitle')}
      errorTitle={t('home.movementsFailed')}
      empty={<p className="cf-home__hint">{t('home.depositsEmpty')}</p>}
    />
  );
}

function Withdrawals(): ReactElement {
  const t = useText();
  return (
    <RecentMovements
      query={useWithdrawPublicQuery()}
      label={t('home.withdrawalsTitle')}
      errorTitle={t('home.movementsFailed')}
      empty={<p className="cf-home__hint">{t('home.withdrawalsEmpty')}</p>}
    />
  );
}

export function LiveNews(): ReactElement {
  const t = useText();
  return (
    <Columns
      main={
        <Section title={t('home.announcementsTitle')}>
          <AnnouncementList
            query={usePublicAnnouncementsQuery()}
            errorTitle={t('home.announcementsFailed')}
            emptyText={t('home.announcementsEmpty')}
          />
        </Section>
      }
      aside={
        <Section title={t('home.movementsTitle')}>
          <Tabs
            label={t('home.movementsTitle')}
            tabs={[
              { id: 'deposit', label: t('home.depositsTitle'), content: <Deposits /> },
              { id: 'withdraw', label: t('home.withdrawalsTitle'), content: <Withdrawals /> },
            ]}
          />
          <p className="cf-home__hint">{t('home.movementsHint')}</p>
        </Section>
      }
    />
  );
}
