import { formatBaht } from '@chada/messages';
import { type AffiliateLog, useLogInfiniteQuery } from '@chada/stores/affiliate';
import { EmptyState, TransactionRow, UserIcon } from '@chada/ui-kit';
import { memo, type ReactElement } from 'react';
import type { DaySpanValue } from '../common/fields/day-span-field.tsx';
import { refetchStaleOnMount } from '../common/query/refetch-stale-on-mount.ts';
import { PagedList } from '../common/query/paged-list.tsx';
import { useText } from '../common/brand/site-context.tsx';

const dayOf = ({ day }: AffiliateLog): string => day;

const CommissionRow = memo(function CommissionRow({ item }: { item: AffiliateLog }): ReactElement {
  const t = useText();
  return (
    <TransactionRow
      icon={<UserIcon size={20} />}
      title={item.label}
      detail={t('affiliate.logTurnover', { amount: formatBaht(item.turnoverSatang) })}
      amount={formatBaht(item.amountSatang)}
      direction={item.amountSatang > 0 ? 'in' : 'none'}
    />
  );
});

export function CommissionLog({ span }: { span: DaySpanValue }): ReactElement {
  const t = useText();
  const query = useLogInfiniteQuery({ type: 'af', ...span }, refetchStaleOnMount);
  const days = query.data?.pages[0]?.days;
  return (
    <PagedList
      query={query}
      isPart
      errorTitle={t('affiliate.bonusFailed')}
      empty={<EmptyState title={t('affiliate.bonusEmpty')}>{t('affiliate.bonusEmptyHint')}</EmptyState>}
      instantOf={dayOf}
      Row={CommissionRow}
      summaryOf={(day) => {
        const total = days?.find((candidate) => candidate.day === day);
        return total === undefined ? null : t('affiliate.logDay', { amount: formatBaht(total.amountSatang) });
      }}
      end={t('affiliate.logEnd')}
    />
  );
}
