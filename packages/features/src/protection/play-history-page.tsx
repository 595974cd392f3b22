import { formatBaht, formatSignedBaht } from '@chada/messages';
import { useNow } from '@chada/stores';
import { type HistorySpan, useProtectionHistoryQuery } from '@chada/stores/protection';
import { Button, Card, EmptyState, PageHeader, SkeletonGroup, Tabs } from '@chada/ui-kit';
import { type ReactElement, useState } from 'react';
import { Link } from 'react-router';
import { EmptyPartArt } from '../common/brand/empty-part-art.tsx';
import { useText } from '../common/brand/site-context.tsx';
import { lastDays } from '../common/fields/last-days.ts';
import { FactList } from '../common/layout/fact-list.tsx';
import { paths } from '../common/layout/paths.ts';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { durationText } from '../common/protection/limit-text.ts';
import { ProtectionGate } from '../common/protection/protection-gate.tsx';
import { freshOnArrival } from '../common/query/fresh-on-arrival.ts';
import { LoadState } from '../common/query/load-state.tsx';
import { downloadHistory } from './download-history.ts';
import { PlayHistoryTable } from './play-history-table.tsx';
import { totalOf } from './total-of.ts';

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
  const query = useProtectionHistoryQuery({ ...span, by }, freshOnArrival);
  return (
    <LoadState
      query={query}
      errorTitle={t('playHistory.failed')}
      skeleton={<SkeletonGroup label={t('common.loading')} shape="card" count={2} />}
      empty={{
        when: ({ items }) => items.length === 0,
        show: (
          <EmptyState illustration={<EmptyPartArt scene="history" />} title={t('playHistory.empty')}>
            {t('playHistory.emptyHint')}
          </EmptyState>
        ),
      }}
    >
      {({ items }) => {
        const total = totalOf(items);
        return (
          <div className="ck-stack" data-space="4">
            <Card className="cf-play-total">
              <h2 className="cf-limit__name">{t('playHistory.total')}</h2>
              <FactList
                facts={[
                  { label: t('playHistory.deposit'), value: formatBaht(total.depositSatang) },
                  { label: t('playHistory.withdrawal'), value: formatBaht(total.withdrawalSatang) },
                  { label: t('playHistory.net'), value: formatSignedBaht(total.netSatang) },
                  { label: t('playHistory.time'), value: durationText(total.minutes, t) },
                ]}
              />
            </Card>
            <div className="cf-play-download">
              <Button fullWidth onClick={() => downloadHistory(items, by, t)}>
                {t('playHistory.download')}
              </Button>
            </div>
            <PlayHistoryTable items={items} by={by} />
          </div>
        );
      }}
    </LoadState>
  );
}
