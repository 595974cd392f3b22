import { formatBaht, formatDate } from '@chada/messages';
import { type DownlineMember, useAffiliateDownlineInfiniteQuery } from '@chada/stores/affiliate';
import { ListRow, StatusPill } from '@chada/ui-kit';
import { memo, type ReactElement } from 'react';
import { refetchStaleOnMount } from '../common/query/refetch-stale-on-mount.ts';
import { FoldedSection } from '../common/query/folded-section.tsx';
import { useText } from '../common/brand/site-context.tsx';

const FIRST_ROWS = 5;

const FriendRow = memo(function FriendRow({ friend }: { friend: DownlineMember }): ReactElement {
  const t = useText();
  return (
    <ListRow
      title={friend.username}
      detail={t('affiliate.brought', { amount: formatBaht(friend.commissionSatang) })}
      end={
        <span className="cf-friend__end">
          <StatusPill tone={friend.active ? 'positive' : 'neutral'}>
            {t(friend.active ? 'affiliate.active' : 'affiliate.inactive')}
          </StatusPill>
          <span className="cf-hint">{formatDate(friend.joinedAt)}</span>
        </span>
      }
    />
  );
});

export function DownlineList(): ReactElement {
  const t = useText();
  const query = useAffiliateDownlineInfiniteQuery(undefined, refetchStaleOnMount);
  const total = query.data?.pages[0]?.total;
  return (
    <FoldedSection
      title={t('affiliate.downlineTitle')}
      action={
        total === undefined || total === 0 ? null : (
          <span className="cf-hint">{t('affiliate.downlineTotal', { count: total })}</span>
        )
      }
      query={query}
      errorTitle={t('affiliate.downlineFailed')}
      empty={{
        scene: 'friends',
        title: t('affiliate.downlineEmpty'),
        hint: t('affiliate.downlineEmptyHint'),
      }}
      renderRow={(friend) => <FriendRow key={friend.username} friend={friend} />}
      first={FIRST_ROWS}
      end={t('affiliate.downlineEnd')}
    />
  );
}
