import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { DaySpanValue } from '../common/fields/day-span-field.tsx';

export const historyTabs = ['all', 'deposit', 'withdrawal', 'other'] as const;
export type HistoryTab = (typeof historyTabs)[number];

/** Returns the arguments of the history query. Components that use equal arguments share the loaded pages. */
export function historySpanOf(
  tab: HistoryTab,
  span: DaySpanValue | undefined,
): { readonly kind?: Exclude<HistoryTab, 'all'>; readonly span?: DaySpanValue } {
  return { ...(tab === 'all' ? {} : { kind: tab }), ...(span && { span }) };
}

function tabOf(text: string | null): HistoryTab {
  return historyTabs.find((tab) => tab === text) ?? 'all';
}

/** Reads and sets the tab in the URL. An unknown tab in the URL means `all`. */
export function useHistoryTab(): readonly [HistoryTab, (id: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const open = useCallback(
    (id: string) => {
      const tab = tabOf(id);
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          if (tab === 'all') after.delete('kind');
          else after.set('kind', tab);
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setParameters],
  );
  return [tabOf(parameters.get('kind')), open];
}
