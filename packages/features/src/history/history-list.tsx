import { formatDate } from '@chada/messages';
import { Button, EmptyListArt, EmptyState, LinkButton } from '@chada/ui-kit';
import { useHistoryInfiniteQuery } from '@chada/stores/history';
import type { Movement } from '@chada/stores';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { BrandScene } from '../common/brand/brand-scene.tsx';
import type { DaySpanValue } from '../common/fields/day-span-field.tsx';
import { refetchStaleOnMount } from '../common/query/refetch-stale-on-mount.ts';
import { PagedList } from '../common/query/paged-list.tsx';
import { paths } from '../common/layout/paths.ts';
import { useText } from '../common/brand/site-context.tsx';
import { MovementRow } from './movement-row.tsx';
import { historySpanOf, type HistoryTab } from './use-history-tab.ts';

const movedAt = (movement: Movement): string => movement.at;

const emptyOf = {
  all: {
    title: 'history.emptyAll',
    hint: 'history.emptyAllHint',
    to: paths.deposit,
    action: 'shell.deposit',
  },
  deposit: {
    title: 'history.emptyDeposit',
    hint: 'history.emptyDepositHint',
    to: paths.deposit,
    action: 'shell.deposit',
  },
  withdrawal: {
    title: 'history.emptyWithdrawal',
    hint: 'history.emptyWithdrawalHint',
    to: paths.withdraw,
    action: 'shell.withdraw',
  },
  other: {
    title: 'history.emptyOther',
    hint: 'history.emptyOtherHint',
    to: paths.gamesCategory,
    action: 'shell.allGames',
  },
} as const;

export interface HistoryListProps {
  tab: HistoryTab;
  span: DaySpanValue | undefined;
  onAllDays: () => void;
}

export function HistoryList({ tab, span, onAllDays }: HistoryListProps): ReactElement {
  const t = useText();
  const query = useHistoryInfiniteQuery(historySpanOf(tab, span), refetchStaleOnMount);
  const empty = emptyOf[tab];
  const pages = query.data?.pages ?? [];
  const keptFrom = pages[pages.length - 1]?.keptFrom;
  const isCut = keptFrom !== undefined && (span === undefined || span.start < keptFrom);
  const list = (
    <PagedList
      query={query}
      errorTitle={t('history.failed')}
      instantOf={movedAt}
      Row={MovementRow}
      {...(!isCut && { end: t('history.end') })}
      empty={
        span !== undefined ? (
          <EmptyState
            illustration={
              <BrandScene scene="history">
                <EmptyListArt />
              </BrandScene>
            }
            title={t('history.emptyDays')}
            action={<Button onClick={onAllDays}>{t('history.resetDays')}</Button>}
          >
            {t('history.emptyDaysHint')}
          </EmptyState>
        ) : (
          <EmptyState
            illustration={
              <BrandScene scene="history">
                <EmptyListArt />
              </BrandScene>
            }
            title={t(empty.title)}
            action={
              <LinkButton variant="primary" render={<Link to={empty.to} />}>
                {t(empty.action)}
              </LinkButton>
            }
          >
            {t(empty.hint)}
          </EmptyState>
        )
      }
    />
  );
  return (
    <>
      {list}
      {isCut && <p className="cf-paged-list__end">{t('history.keptFrom', { day: formatDate(keptFrom) })}</p>}
    </>
  );
}
