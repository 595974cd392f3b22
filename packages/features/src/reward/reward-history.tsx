import { formatDate, joinThaiPrefixes } from '@chada/messages';
import type { RewardRequest } from '@chada/stores';
import { useRewardHistoryInfiniteQuery } from '@chada/stores/reward';
import { EmptyListArt, EmptyState, LinkButton, StatusPill, TransactionRow } from '@chada/ui-kit';
import { memo, type ReactElement } from 'react';
import { Link } from 'react-router';
import { BrandScene } from '../common/brand/brand-scene.tsx';
import { refetchStaleOnMount } from '../common/query/refetch-stale-on-mount.ts';
import { PagedList } from '../common/query/paged-list.tsx';
import { paths } from '../common/layout/paths.ts';
import { useText } from '../common/brand/site-context.tsx';
import { TileArt } from '../common/layout/tile-art.tsx';
import { rewardObject } from './reward-object.ts';

const requestedAt = ({ createdAt }: RewardRequest): string => createdAt;

const states = {
  waiting: { text: 'reward.statusWaiting', tone: 'warning' },
  sent: { text: 'reward.statusSent', tone: 'info' },
  done: { text: 'reward.statusDone', tone: 'positive' },
  rejected: { text: 'reward.statusRejected', tone: 'negative' },
} as const;

const RequestRow = memo(function RequestRow({ item }: { item: RewardRequest }): ReactElement {
  const t = useText();
  const { rewardName, costPoint, status, createdAt } = item;
  const { text, tone } = states[status];
  return (
    <TransactionRow
      icon={
        <span className="cf-reward-thumb">
          <TileArt object={rewardObject('', rewardName)} />
        </span>
      }
      title={joinThaiPrefixes(rewardName)}
      detail={formatDate(createdAt)}
      amount={t('reward.points', { points: costPoint })}
      direction={status === 'rejected' ? 'none' : 'out'}
      status={<StatusPill tone={tone}>{t(text)}</StatusPill>}
    />
  );
});

export function RewardHistory(): ReactElement {
  const t = useText();
  const query = useRewardHistoryInfiniteQuery(undefined, refetchStaleOnMount);
  return (
    <div className="cf-reward-history">
      <PagedList
        query={query}
        errorTitle={t('reward.historyFailed')}
        instantOf={requestedAt}
        oneListLabel={t('reward.tabHistory')}
        Row={RequestRow}
        end={t('reward.historyEnd')}
        empty={
          <EmptyState
            illustration={
              <BrandScene scene="rewards">
                <EmptyListArt />
              </BrandScene>
            }
            title={t('reward.historyEmpty')}
            action={
              <LinkButton variant="primary" render={<Link to={paths.reward} />}>
                {t('reward.historyEmptyAction')}
              </LinkButton>
            }
          >
            {t('reward.historyEmptyHint')}
          </EmptyState>
        }
      />
    </div>
  );
}
