import { type AffiliateLog, useLogInfiniteQuery } from '@chada/stores/affiliate';
import { Card, Columns, EmptyState, LinkButton, PageHeader, Section } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { CardSkeletons } from '../common/layout/card-skeletons.tsx';
import { EmptyPartArt } from '../common/brand/empty-part-art.tsx';
import { type DaySpanValue, DaySpanField, useDaySpan } from '../common/fields/day-span-field.tsx';
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
  return (
    <>
      <PageHeader
        title={t('winLost.title')}
        description={t('winLost.lead')}
        back={{ label: t('common.back'), render: <Link to={paths.account} /> }}
      />
      <Card className="cf-win-lost__span">
        <DaySpanField value={span} onChange={setSpan} now={now} />
      </Card>
      {/* A new `key` remounts the list, so that the amounts of the previous range disappear. */}
      <Results key={`${span.start} ${span.end}`} span={span} />
    </>
  );
}

function Results({ span }: { span: DaySpanValue }): ReactElement {
  const t = useText();
  const query = useLogInfiniteQuery({ type: 'wl', ...span }, refetchStaleOnMount);
  const first = query.data?.pages[0];
  return (
    <LoadState
      query={{ ...query, data: first, error: query.isFetchNextPageError ? undefined : query.error }}
      errorTitle={t('winLost.failed')}
      skeleton={<CardSkeletons lines={[1, 6]} />}
      empty={{
        when: ({ days, items }) => days.length === 0 && items.length === 0,
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
      {({ days, totalSatang }) => (
        <Columns
          main={
            <>
              <NetPosition totalSatang={totalSatang} days={days} />
              <ByDay days={days} />
            </>
          }
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
}
