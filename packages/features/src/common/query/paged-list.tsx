import { useNow } from '@chada/stores';
import { DayGroup, RowList, SkeletonGroup } from '@chada/ui-kit';
import { type ComponentType, type ReactElement, type ReactNode, useMemo } from 'react';
import { groupByDay } from './day-groups.ts';
import { LoadMore, type NextPage } from './load-more.tsx';
import { LoadState, type QueryLike } from './load-state.tsx';
import { useText } from '../brand/site-context.tsx';

interface Pages<Item> {
  readonly pages: readonly { readonly items: readonly Item[] }[];
}

export interface PagedListProps<Item> {
  query: QueryLike<Pages<Item>> & NextPage;
  errorTitle: string;
  isPart?: boolean;
  empty: ReactNode;
  instantOf: (item: Item) => string;
  /** Must be a `memo` component, so that loading the next page does not render the previous items again. */
  Row: ComponentType<{ item: Item }>;
  /** Returns the summary of a day. `day` is `YYYY-MM-DD`. */
  summaryOf?: (day: string) => ReactNode;
  /** Shows all items in one list with this label, without headings of days. The rows then show their date. */
  oneListLabel?: string;
  end?: string;
}

export function PagedList<Item extends { readonly id: string }>(props: PagedListProps<Item>): ReactElement {
  const { query, errorTitle, isPart = false, empty, instantOf, Row, summaryOf, oneListLabel, end } = props;
  const t = useText();
  const now = useNow();
  const pages = query.data?.pages;
  const days = useMemo(
    () => groupByDay(pages?.flatMap((page) => page.items) ?? [], instantOf, now),
    [pages, instantOf, now],
  );
  const listQuery = query.isFetchNextPageError ? { ...query, error: undefined } : query;
  return (
    <LoadState
      query={listQuery}
      isPart={isPart}
      skeleton={<SkeletonGroup label={t('common.loading')} shape="row" count={4} />}
      errorTitle={errorTitle}
      empty={{ when: () => days.length === 0, show: empty }}
    >
      {() => (
        <div className="cf-paged-list">
          {oneListLabel === undefined ? (
            days.map((day) => (
              <DayGroup key={day.day} title={day.heading} summary={summaryOf?.(day.day)}>
                {day.items.map((item) => (
                  <Row key={item.id} item={item} />
                ))}
              </DayGroup>
            ))
          ) : (
            <RowList label={oneListLabel}>
              {days.flatMap(({ items }) => items.map((item) => <Row key={item.id} item={item} />))}
            </RowList>
          )}
          <LoadMore query={query} />
          {end !== undefined && !query.hasNextPage && (pages?.length ?? 0) > 1 && (
            <p className="cf-paged-list__end">{end}</p>
          )}
        </div>
      )}
    </LoadState>
  );
}
