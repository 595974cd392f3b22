import { formatBaht } from '@chada/messages';
import { useDownlineBonusInfiniteQuery } from '@chada/stores/affiliate';
import { Amount, Card, EmptyState, Section, SkeletonGroup, Tabs } from '@chada/ui-kit';
import { type ReactElement, useState } from 'react';
import { DaySpanField, type DaySpanValue, useDaySpan } from '../common/fields/day-span-field.tsx';
import { LoadState } from '../common/query/load-state.tsx';
import { useText } from '../common/brand/site-context.tsx';
import { BonusTable } from './bonus-table.tsx';
import { CommissionLog } from './commission-log.tsx';

export function BonusByDates(): ReactElement {
  const t = useText();
  const { span, setSpan, now } = useDaySpan(30);
  const [view, setView] = useState('friend');
  return (
    <Section title={t('affiliate.bonusTitle')}>
      <Card>
        <DaySpanField value={span} onChange={setSpan} now={now} />
        {/* A new `key` remounts the list, so that the amounts of the previous range disappear. */}
        <div key={`${span.start} ${span.end}`} className="cf-bonus">
          <Tabs
            label={t('affiliate.bonusView')}
            selectedId={view}
            onSelect={setView}
            tabs={[
              { id: 'friend', label: t('affiliate.byFriend'), content: <Bonus span={span} /> },
              { id: 'day', label: t('affiliate.byDay'), content: <CommissionLog span={span} /> },
            ]}
          />
        </div>
      </Card>
    </Section>
  );
}

function Bonus({ span }: { span: DaySpanValue }): ReactElement {
  const t = useText();
  const query = useDownlineBonusInfiniteQuery(span);
  const first = query.data?.pages[0];
  return (
    <LoadState
      query={{ ...query, data: first, error: query.isFetchNextPageError ? undefined : query.error }}
      isPart
      errorTitle={t('affiliate.bonusFailed')}
      skeleton={<SkeletonGroup label={t('common.loading')} shape="row" count={3} />}
      empty={{
        when: ({ downline_users }) => Object.keys(downline_users).length === 0,
        show: <EmptyState title={t('affiliate.bonusEmpty')}>{t('affiliate.bonusEmptyHint')}</EmptyState>,
      }}
    >
      {({ total_bonus }) => (
        <>
          <p className="cf-bonus__total">
            <span>{t('affiliate.bonusTotal')}</span>
            <Amount value={formatBaht(total_bonus)} size="lg" />
          </p>
          <BonusTable pages={query.data?.pages ?? []} query={query} />
        </>
      )}
    </LoadState>
  );
}
