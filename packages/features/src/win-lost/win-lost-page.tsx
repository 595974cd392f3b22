import { type AffiliateLog, type LogDay, useLogInfiniteQuery } from '@chada/stores/affiliate';
import { Card, Columns, EmptyState, LinkButton, PageHeader, Section } from '@chada/ui-kit';
import { memo, type ReactElement, useDeferredValue } from 'react';
import { Link } from 'react-router';
import { CardSkeletons } from '../common/layout/card-skeletons.tsx';
import { EmptyPartArt } from '../common/brand/empty-part-art.tsx';
import { DaySpanField, type DaySpanValue, useDaySpan } from '../common/fields/day-span-field.tsx';
import { refetchStaleOnMount } from '../common/query/refetch-stale-on-mount.ts';
import { LoadState } from '../common/query/load-state.tsx';
import { PagedList } from '../common/query/paged-list.tsx';
import { paths } from '../common/layout/paths.ts';
import { useText } from '../common/brand/site-context.tsx';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { LogRow } from './log-row.tsx';
import { NetPosition } from './net-position.tsx';
import { ByDay } from './by-day.tsx';

const dayOf = ({ day }: AffiliateLog): string => day;

/** The wins and losses of the member at /auth/winlost (ME-08). */
export function WinLostPage(): ReactElement {
  const t = useText();
  usePageTitle(t('winLost.title'));
  const { span, setSpan, now } = useDaySpan(30);
  // Shows the selected span before its results change, because many rows take long to render.
  const start = useDeferredValue(span.start);
  const end = useDeferredValue(span.end);
  return (
    <>
      <PageHeader
        title={t('winLost.title')}
        description={t('winLost.lead')}
        back={{ label: t('common.back'), render: <Link to={paths.account} /> }}
      />
      <div className="cf-win-lost__top">
        <SpanTotal start={start} end={end} />
        <Card className="cf-win-lost__span">
          <DaySpanField value={span} onChange={setSpan} now={now} />
        </Card>
      </div>
      <SpanResults key={`${start} ${end}`} start={start} end={end} />
    </>
  );
}

interface LogPage {
  readonly items: readonly AffiliateLog[];
  readonly days: readonly LogDay[];
  readonly totalSatang: number;
}

const isEmpty = ({ days, items }: LogPage): boolean => days.length === 0 && items.length === 0;

function useSpanResults(span: DaySpanValue) {
  const query = useLogInfiniteQuery({ type: 'wl', ...span }, refetchStaleOnMount);
  // `currentData` has no amounts of the previous span.
  return { ...query, data: query.currentData };
}

const SpanTotal = memo(function SpanTotal(span: DaySpanValue): ReactElement | null {
  const { data, isError } = useSpanResults(span);
  const first = data?.pages[0];
  const net =
    first === undefined
      ? !isError && <CardSkeletons lines={[4]} />
      : !isEmpty(first) && <NetPosition totalSatang={first.totalSatang} days={first.days} />;
  return net === false ? null : <div className="cf-win-lost__net">{net}</div>;
});

const SpanResults = memo(function SpanResults(span: DaySpanValue): ReactElement {
  const t = useText();
  const query = useSpanResults(span);
  const first = query.data?.pages[0];
  return (
    <LoadState
      query={{ ...query, data: first, error: query.isFetchNextPageError ? undefined : query.error }}
      errorTitle={t('winLost.failed')}
      skeleton={<CardSkeletons lines={[6]} />}
      empty={{
        when: isEmpty,
        show: (
          <EmptyState
            illustration={<EmptyPartArt scene="history" />}
            title={t('winLost.empty')}
            action={
              <LinkButton variant="primary" render={<Link to={paths.gamesCategory} />}>
                {t('winLost.emptyAction')}
              </LinkButton>
            }
          >
            {t('winLost.emptyHint')}
          </EmptyState>
        ),
      }}
    >
      {({ days }) => (
        <Columns
          main={<ByDay days={days} />}
          aside={
            <Section title={t('winLost.listTitle')}>
              <PagedList
                query={query}
                isPart
                errorTitle={t('winLost.failed')}
                empty={<EmptyState title={t('winLost.empty')}>{t('winLost.emptyHint')}</EmptyState>}
                instantOf={dayOf}
                oneListLabel={t('winLost.listTitle')}
                Row={LogRow}
                end={t('winLost.end')}
              />
            </Section>
          }
        />
      )}
    </LoadState>
  );
});
