import { formatDate, formatSignedBaht, type MessageKey } from '@chada/messages';
import type { Movement } from '@chada/stores';
import { useHistoryInfiniteQuery } from '@chada/stores/history';
import { Card } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import type { DaySpanValue } from '../common/fields/day-span-field.tsx';
import { FactList } from '../common/layout/fact-list.tsx';
import { refetchStaleOnMount } from '../common/query/refetch-stale-on-mount.ts';
import { BrandScene } from '../common/brand/brand-scene.tsx';
import { useText } from '../common/brand/site-context.tsx';
import { useWide } from '../common/layout/use-wide.ts';
import { historySpanOf, type HistoryTab } from './use-history-tab.ts';

const groups = [
  { text: 'history.kindDeposit', kinds: ['deposit'] },
  { text: 'history.kindWithdrawal', kinds: ['withdrawal', 'withdrawalReturned'] },
  { text: 'history.kindGameOut', kinds: ['gameOut'] },
  { text: 'history.kindGameIn', kinds: ['gameIn'] },
  {
    text: 'history.sumOther',
    kinds: ['bonus', 'affiliate', 'wheel', 'flipCard', 'checkIn', 'reward', 'lossRefund', 'adjustment'],
  },
] as const satisfies readonly { text: MessageKey; kinds: readonly Movement['kind'][] }[];

const sumOf = (movements: readonly Movement[]): number =>
  movements.reduce((sum, { amountSatang }) => sum + amountSatang, 0);

/** Shows the sums of the loaded movements above the history list. Renders nothing in narrow windows. */
export function HistorySums({
  tab,
  span,
}: {
  tab: HistoryTab;
  span: DaySpanValue | undefined;
}): ReactElement | null {
  const t = useText();
  const { data } = useHistoryInfiniteQuery(historySpanOf(tab, span), refetchStaleOnMount);
  const isWide = useWide();
  const movements = data?.pages.flatMap(({ items }) => items) ?? [];
  const newest = movements[0];
  const oldest = movements[movements.length - 1];
  if (!isWide || newest === undefined || oldest === undefined) return null;
  const facts = groups.flatMap(({ text, kinds }) => {
    const ofGroup = movements.filter(({ kind }) => kinds.some((candidate) => candidate === kind));
    return ofGroup.length === 0 ? [] : [{ label: t(text), value: formatSignedBaht(sumOf(ofGroup)) }];
  });
  return (
    <Card className="cf-history__sums">
      <div className="cf-history__sums-texts">
        <h2 className="cf-history__sums-title">{t('history.sums')}</h2>
        <p className="cf-hint">
          {t('history.sumsOf', {
            count: movements.length,
            start: formatDate(oldest.at),
            end: formatDate(newest.at),
          })}
        </p>
        <FactList facts={facts} />
      </div>
      <BrandScene scene="history" size="small">
        {null}
      </BrandScene>
    </Card>
  );
}
