import { useNow } from '@chada/stores';
import { type HistorySpan, useProtectionHistoryQuery } from '@chada/stores/protection';
import { Button, EmptyState, PageHeader, Section, Tabs } from '@chada/ui-kit';
import { type ReactElement, useState } from 'react';
import { Link } from 'react-router';
import { CardSkeletons } from '../common/layout/card-skeletons.tsx';
import { EmptyPartArt } from '../common/brand/empty-part-art.tsx';
import { useText } from '../common/brand/site-context.tsx';
import { lastDays } from '../common/fields/last-days.ts';
import { paths } from '../common/layout/paths.ts';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { ProtectionGate } from '../common/protection/protection-gate.tsx';
import { refetchStaleOnMount } from '../common/query/refetch-stale-on-mount.ts';
import { LoadState } from '../common/query/load-state.tsx';
import { downloadHistory } from './download-history.ts';
import { PlayHistoryTable } from './play-history-table.tsx';
import { PlayTotals } from './play-totals.tsx';

const days = 366;
const periods = ['month', 'week', 'day'] as const;

/** The play history of 12 months at /auth/protection/history. */
export function PlayHistoryPage(): ReactElement {
  return <ProtectionGate>{() => <PlayHistory />}</ProtectionGate>;
}

function PlayHistory(): ReactElement {
  const t = useText();
  usePageTitle(t('playHistory.title'));
  const [by, setBy] = useState<HistorySpan['by']>('month');
  return (
    <>
      <PageHeader
        title={t('playHistory.title')}
        description={t('playHistory.lead')}
        back={{ label: t('common.back'), render: <Link to={paths.protection} /> }}
      />
      <Tabs
        label={t('playHistory.by')}
        selectedId={by}
        onSelect={(id) => setBy(periods.find((period) => period === id) ?? 'month')}
        tabs={periods.map((id) => ({
          id,
          label: t(`playHistory.${id}`),
          content: <Sums key={id} by={id} />,
        }))}
      />
    </>
  );
}

function Sums({ by }: { by: HistorySpan['by'] }): ReactElement {
  const t = useText();
  const span = lastDays(days, useNow());
  const query = useProtectionHistoryQuery({ ...span, by }, refetchStaleOnMount);
  return (
    <LoadState
      query={query}
      errorTitle={t('playHistory.failed')}
      skeleton={<CardSkeletons lines={[3, 5]} />}
      empty={{
        when: ({ items }) => items.length === 0,
        show: (
          <EmptyState illustration={<EmptyPartArt scene="history" />} title={t('playHistory.empty')}>
            {t('playHistory.emptyHint')}
          </EmptyState>
        ),
      }}
    >
      {({ items }) => (
        <div className="ck-stack" data-space="5">
          <PlayTotals items={items} />
          <Section
            title={t('playHistory.rows')}
            action={
              <Button size="sm" onClick={() => downloadHistory(items, by, t)}>
                {t('playHistory.download')}
              </Button>
            }
          >
            <PlayHistoryTable items={items} by={by} />
          </Section>
        </div>
      )}
    </LoadState>
  );
}
