import { isTierLevel, tiers as usualTiers } from '@chada/membership-rules';
import { formatBaht } from '@chada/messages';
import { type LevelStanding, useAuth } from '@chada/stores';
import { useLevelQuery } from '@chada/stores/user';
import { Card, LinkButton, PageHeader, Section, SkeletonGroup } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { FactList } from '../common/layout/fact-list.tsx';
import { refetchStaleOnMount } from '../common/query/refetch-stale-on-mount.ts';
import { LoadState } from '../common/query/load-state.tsx';
import { paths } from '../common/layout/paths.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { TierStanding } from '../common/money/tier-standing.tsx';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { TierLevelCard } from './tier-level-card.tsx';

/** The tiers and the member's own tier at /auth/user/ranking (ME-13). */
export function RankingPage(): ReactElement {
  const t = useText();
  usePageTitle(t('ranking.title'));
  const { tiers = usualTiers } = useClient();
  const countsMonths = tiers.some(({ disabled, criteria }) => !disabled && criteria === 'month');
  const level = useLevelQuery(undefined, refetchStaleOnMount);
  const { user } = useAuth();
  const hasTier = user === null || isTierLevel(user.level);
  return (
    <div className="cf-ranking">
      <PageHeader
        title={t('ranking.title')}
        description={t('ranking.lead')}
        back={{ label: t('ranking.back'), render: <Link to={paths.dashboard} /> }}
      />
      <Section title={t('ranking.standing')} hideTitle>
        <LoadState
          query={level}
          skeleton={
            <SkeletonGroup
              label={t('common.loading')}
              shape="card"
              count={1}
              className={hasTier ? 'cf-ranking__skeleton' : 'cf-ranking__start-skeleton'}
            />
          }
          errorTitle={t('ranking.standingFailed')}
        >
          {(standing) => <StandingCard standing={standing} />}
        </LoadState>
      </Section>
      <Section title={t('ranking.all')}>
        <ol className="cf-ranking__tiers">
          {tiers.map((tier) => (
            <li key={tier.level} className="cf-ranking__place">
              <TierLevelCard tier={tier} memberLevel={level.data?.level} />
            </li>
          ))}
        </ol>
        {countsMonths && <p className="cf-hint cf-ranking__reset">{t('tier.monthReset')}</p>}
      </Section>
    </div>
  );
}

function StandingCard({ standing }: { standing: LevelStanding }): ReactElement {
  const t = useText();
  return (
    <Card tone="accent" className="cf-tier cf-accent-card" padding="lg">
      <TierStanding standing={standing} />
      {isTierLevel(standing.level) ? (
        <FactList
          facts={[
            { label: t('ranking.depositedEver'), value: formatBaht(standing.cumulativeDepositSatang) },
            { label: t('ranking.depositedMonth'), value: formatBaht(standing.monthDepositSatang) },
          ]}
        />
      ) : (
        <LinkButton variant="primary" fullWidth render={<Link to={paths.deposit} />}>
          {t('ranking.start')}
        </LinkButton>
      )}
    </Card>
  );
}
