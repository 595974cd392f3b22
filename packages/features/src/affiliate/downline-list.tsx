import { formatBaht, formatDate } from '@chada/messages';
import { type DownlineMember, useAffiliateDownlineInfiniteQuery } from '@chada/stores/affiliate';
import {
  EmptyListArt,
  EmptyState,
  ListRow,
  Section,
  SkeletonGroup,
  StatusPill,
  UserIcon,
} from '@chada/ui-kit';
import { memo, type ReactElement } from 'react';
import { BrandScene } from '../common/brand/brand-scene.tsx';
import { freshOnArrival } from '../common/query/fresh-on-arrival.ts';
import { FoldedRows } from '../common/query/folded-rows.tsx';
import { LoadState } from '../common/query/load-state.tsx';
import { useText } from '../common/brand/site-context.tsx';

const FIRST_ROWS = 5;

const FriendRow = memo(function FriendRow({ friend }: { friend: DownlineMember }): ReactElement {
  const t = useText();
  return (
    <ListRow
      icon={<UserIcon size={20} />}
      title={friend.username}
      detail={
        <>
          {formatDate(friend.joinedAt)}
          <br />
          {t('affiliate.brought', { amount: formatBaht(friend.commissionSatang) })}
        </>
      }
      end={
        <StatusPill tone={friend.active ? 'positive' : 'neutral'}>
          {t(friend.active ? 'affiliate.active' : 'affiliate.inactive')}
        </StatusPill>
      }
    />
  );
});

export function DownlineList(): ReactElement {
  const t = useText();
  const query = useAffiliateDownlineInfiniteQuery(undefined, freshOnArrival);
  const pages = query.data?.pages ?? [];
  const total = pages[0]?.total;
  return (
    <Section
      title={t('affiliate.downlineTitle')}
      action={
        total === undefined || total === 0 ? null : (
          <span className="cf-hint">{t('affiliate.downlineTotal', { count: total })}</span>
        )
      }
    >
      <LoadState
        query={query.isFetchNextPageError ? { ...query, error: undefined } : query}
        errorTitle={t('affiliate.downlineFailed')}
        skeleton={<SkeletonGroup label={t('common.loading')} shape="row" count={4} />}
        empty={{
          when: () => pages.every(({ items }) => items.length === 0),
          show: (
            <EmptyState
              illustration={
                <BrandScene scene="friends" size="small">
                  <EmptyListArt width={120} />
                </BrandScene>
              }
              title={t('affiliate.downlineEmpty')}
            >
              {t('affiliate.downlineEmptyHint')}
            </EmptyState>
          ),
        }}
      >
        {() => (
          <FoldedRows
            label={t('affiliate.downlineTitle')}
            rows={pages.flatMap(({ items }) =>
              items.map((friend) => <FriendRow key={friend.username} friend={friend} />),
            )}
            first={FIRST_ROWS}
            query={query}
            end={t('affiliate.downlineEnd')}
          />
        )}
      </LoadState>
    </Section>
  );
}
