import { joinThaiPrefixes } from '@chada/messages';
import { useCredit } from '@chada/stores';
import { useRewardsQuery } from '@chada/stores/reward';
import { EmptyListArt, EmptyState, PageHeader, Tabs } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { BrandScene } from '../common/brand/brand-scene.tsx';
import { FeatureGate } from '../common/brand/feature-gate.tsx';
import { refetchStaleOnMount } from '../common/query/refetch-stale-on-mount.ts';
import { LoadState } from '../common/query/load-state.tsx';
import { rewardsOf } from '../common/layout/paths.ts';
import { PictureTiles, PictureTilesSkeleton } from '../common/layout/picture-tile.tsx';
import { useText } from '../common/brand/site-context.tsx';
import { categoryObject } from './reward-object.ts';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { PointsCard } from './points-card.tsx';
import { RewardHistory } from './reward-history.tsx';

/** The rewards screen at /auth/reward (ME-10). */
export function RewardPage(): ReactElement {
  return (
    <FeatureGate feature="reward">
      <Rewards />
    </FeatureGate>
  );
}

function Rewards(): ReactElement {
  const t = useText();
  usePageTitle(t('reward.title'));
  const { points } = useCredit();
  const [parameters, setParameters] = useSearchParams();
  const tab = parameters.get('view') === 'history' ? 'history' : 'rewards';
  return (
    <div className="cf-reward">
      <PageHeader title={t('reward.title')} description={t('reward.lead')} />
      <PointsCard point={points} />
      <Tabs
        label={t('reward.tabs')}
        selectedId={tab}
        onSelect={(id) =>
          setParameters(id === 'history' ? { view: id } : {}, { replace: true, preventScrollReset: true })
        }
        tabs={[
          {
            id: 'rewards',
            label: t('reward.tabRewards'),
            content: tab === 'rewards' ? <RewardCategories /> : null,
          },
          {
            id: 'history',
            label: t('reward.tabHistory'),
            content: tab === 'history' ? <RewardHistory /> : null,
          },
        ]}
      />
    </div>
  );
}

function RewardCategories(): ReactElement {
  const t = useText();
  const query = useRewardsQuery({}, refetchStaleOnMount);
  return (
    <LoadState
      query={query}
      errorTitle={t('reward.categoriesFailed')}
      skeleton={<PictureTilesSkeleton count={4} />}
      empty={{
        when: ({ categories }) => categories.length === 0,
        show: (
          <EmptyState
            illustration={
              <BrandScene scene="rewards">
                <EmptyListArt />
              </BrandScene>
            }
            title={t('reward.categoriesEmpty')}
          >
            {t('reward.categoriesEmptyHint')}
          </EmptyState>
        ),
      }}
    >
      {({ categories }) => (
        <PictureTiles
          label={t('reward.categories')}
          tiles={categories.map(({ categoryId, name, rewards }) => ({
            id: categoryId,
            title: joinThaiPrefixes(name),
            detail: t('reward.categoryCount', { count: rewards }),
            object: categoryObject(categoryId),
            to: rewardsOf(categoryId),
          }))}
        />
      )}
    </LoadState>
  );
}
