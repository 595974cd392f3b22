import { joinThaiPrefixes } from '@chada/messages';
import { type Reward, useCredit } from '@chada/stores';
import { useRequestReward, useRewardsQuery } from '@chada/stores/reward';
import { EmptyListArt, EmptyState, LinkButton, NotFoundArt, PageHeader } from '@chada/ui-kit';
import { type ReactElement, useCallback, useState } from 'react';
import { Link } from 'react-router';
import { CardSkeletons } from '../common/layout/card-skeletons.tsx';
import { BrandScene } from '../common/brand/brand-scene.tsx';
import { refetchStaleOnMount } from '../common/query/refetch-stale-on-mount.ts';
import { LoadState } from '../common/query/load-state.tsx';
import { paths } from '../common/layout/paths.ts';
import { useText } from '../common/brand/site-context.tsx';
import { useFrozenSteps } from '../common/layout/use-frozen-steps.ts';
import { useHistorySteps } from '../common/layout/use-history-steps.ts';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { useWhileShown } from '../common/layout/use-while-shown.ts';
import { PointsCard } from './points-card.tsx';
import { RequestDialog, type RequestStep } from './request-dialog.tsx';
import { RewardCard } from './reward-card.tsx';

export function RewardsOfCategory({ categoryId }: { categoryId: string }): ReactElement {
  const t = useText();
  const query = useRewardsQuery({ categoryId }, refetchStaleOnMount);
  const askAgain = useWhileShown(() => void query.refetch());
  const { points } = useCredit();
  const [wanted, setWanted] = useState<Reward | null>(null);
  const requesting = useRequestReward();
  const dialog = useFrozenSteps<RequestStep>(
    useHistorySteps('reward', (value) =>
      wanted !== null && (value === 'ask' || value === 'done') ? value : undefined,
    ),
    requesting[1].pending,
  );
  const [step] = dialog.steps;
  const { open: openDialog } = dialog;
  const request = useCallback(
    (reward: Reward) => {
      setWanted(reward);
      openDialog('ask');
    },
    [openDialog],
  );
  const category = query.data?.categories.find((candidate) => candidate.categoryId === categoryId);
  const title = joinThaiPrefixes(category?.name ?? t('reward.title'));
  usePageTitle(category?.name ?? t('reward.title'));
  const memberPoints = points ?? query.data?.point ?? null;
  const toCategories = (
    <LinkButton variant="primary" render={<Link to={paths.reward} />}>
      {t('reward.seeCategories')}
    </LinkButton>
  );
  return (
    <div className="cf-reward">
      <PageHeader
        title={title}
        back={{ label: t('reward.backToCategories'), render: <Link to={paths.reward} /> }}
      />
      <PointsCard point={memberPoints} />
      <LoadState
        query={query}
        errorTitle={t('reward.categoriesFailed')}
        skeleton={<CardSkeletons lines={[2, 2, 2]} />}
        empty={{
          when: ({ items }) => items.length === 0,
          show:
            category === undefined ? (
              <EmptyState
                illustration={
                  <BrandScene scene="notFound">
                    <NotFoundArt />
                  </BrandScene>
                }
                title={t('reward.unknownCategory')}
                action={toCategories}
              >
                {t('reward.unknownCategoryHint')}
              </EmptyState>
            ) : (
              <EmptyState
                illustration={
                  <BrandScene scene="rewards">
                    <EmptyListArt />
                  </BrandScene>
                }
                title={t('reward.listEmpty')}
                action={toCategories}
              >
                {t('reward.listEmptyHint')}
              </EmptyState>
            ),
        }}
      >
        {({ items }) => (
          <ul className="cf-rewards" aria-label={title}>
            {items.map((reward) => (
              <li key={reward.id} className="cf-rewards__place">
                <RewardCard reward={reward} points={memberPoints} onRequest={request} />
              </li>
            ))}
          </ul>
        )}
      </LoadState>
      {wanted !== null && step !== undefined && (
        <RequestDialog
          reward={wanted}
          points={memberPoints}
          step={step}
          requesting={requesting}
          onClose={dialog.close}
          onDone={() => dialog.replace('done')}
          onRefused={askAgain}
        />
      )}
    </div>
  );
}
