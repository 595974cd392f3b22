import { PageHeader, Tabs } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { DayFilter } from './day-filter.tsx';
import { HistorySums } from './history-sums.tsx';
import { HistoryList } from './history-list.tsx';
import { useHistorySpan } from './use-history-span.ts';
import { historyTabs, useHistoryTab } from './use-history-tab.ts';

/** The history of the credit at /auth/transaction/history (ME-09). */
export function HistoryPage(): ReactElement {
  const t = useText();
  usePageTitle(t('history.title'));
  const [tab, openTab] = useHistoryTab();
  const [span, chooseSpan] = useHistorySpan();
  return (
    <div className="cf-history">
      <PageHeader title={t('history.title')} />
      <DayFilter span={span} onChange={chooseSpan} />
      <Tabs
        label={t('history.tabs')}
        selectedId={tab}
        onSelect={openTab}
        tabs={historyTabs.map((id) => ({
          id,
          label: t(`history.${id}`),
          content:
            id === tab ? (
              <>
                <HistorySums tab={id} span={span} />
                {/* A new `key` remounts the list, so that the movements of the previous range disappear. */}
                <HistoryList
                  key={`${id} ${span?.start} ${span?.end}`}
                  tab={id}
                  span={span}
                  onAllDays={() => chooseSpan(undefined)}
                />
              </>
            ) : null,
        }))}
      />
    </div>
  );
}
