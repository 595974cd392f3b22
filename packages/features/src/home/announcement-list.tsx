import { formatDate, joinThaiPrefixes } from '@chada/messages';
import type { Announcement } from '@chada/stores';
import { Skeleton, SkeletonGroup } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { LoadState, type QueryLike } from '../common/query/load-state.tsx';
import { useText } from '../common/brand/site-context.tsx';

export interface AnnouncementListProps {
  query: QueryLike<{ readonly items: readonly Announcement[] }>;
  errorTitle: string;
  emptyText: string;
  maxItems?: number;
}

export function AnnouncementList({
  query,
  errorTitle,
  emptyText,
  maxItems = 5,
}: AnnouncementListProps): ReactElement {
  return (
    <LoadState
      query={query}
      isPart
      skeleton={<AnnouncementsSkeleton />}
      errorTitle={errorTitle}
      empty={{
        when: ({ items }) => items.length === 0,
        show: <p className="cf-announcements__empty">{emptyText}</p>,
      }}
    >
      {({ items }) => (
        <ul className="cf-announcements">
          {items.slice(0, maxItems).map((item) => (
            <li key={item.id} className="cf-announcement">
              <h3 className="cf-announcement__title">{joinThaiPrefixes(item.title)}</h3>
              <p className="cf-announcement__text">{joinThaiPrefixes(item.body)}</p>
              <p className="cf-announcement__date">
                <time dateTime={item.publishedAt}>{formatDate(item.publishedAt)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
    </LoadState>
  );
}

function AnnouncementsSkeleton(): ReactElement {
  const t = useText();
  return (
    <SkeletonGroup label={t('common.loading')}>
      <div className="cf-announcements">
        {[0, 1, 2].map((item) => (
          <div key={item} className="cf-announcement">
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton shape="amount" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
