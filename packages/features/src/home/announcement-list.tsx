import { formatDate, joinThaiPrefixes } from '@chada/messages';
import type { Announcement } from '@chada/stores';
import { SkeletonGroup } from '@chada/ui-kit';
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
  const t = useText();
  return (
    <LoadState
      query={query}
      isPart
      skeleton={<SkeletonGroup label={t('common.loading')} shape="row" count={2} />}
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
