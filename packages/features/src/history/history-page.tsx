import { PageHeader, Tabs } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useText } from '../common/site-context.tsx';
import { usePageTitle } from '../common/use-page-title.ts';
import { HistoryList } from './history-list.tsx';
import { historyTabs, useHistoryTab } from './use-history-tab.ts';

/** /auth/transaction/history (ME-09): deposits, withdrawals and every other movement of the credit. */
export function HistoryPage(): ReactElement {
  const t = useText();
  usePageTitle(t('history.title'));
  const [tab, openTab] = useHistoryTab();
  return (
    <div className="cf-history">
      <PageHeader title={t('history.title')} />
      <Tabs
        label={t('history.tabs')}
        selectedId={tab}
        onSelect={openTab}
        tabs={historyTabs.map((id) => ({
          id,
          label: t(`history.${id}`),
          content: id === tab ? <HistoryList key={id} tab={id} /> : null,
        }))}
      />
    </div>
  );
}
