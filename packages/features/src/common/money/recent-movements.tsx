import { formatBaht, formatDayHeading, formatTime, type Translate } from '@chada/messages';
import { type PublicMovement, useNow } from '@chada/stores';
import { Amount, ListRow, RowList, SkeletonGroup } from '@chada/ui-kit';
import type { ReactElement, ReactNode } from 'react';
import { LoadState, type QueryLike } from '../query/load-state.tsx';
import { useText } from '../brand/site-context.tsx';

export function momentText(at: string, now: number, t: Translate): string {
  const time = t('common.timeOfDay', { time: formatTime(at) });
  const heading = formatDayHeading(at, now);
  return heading === t('common.today') ? time : `${heading} ${time}`;
}

export interface RecentMovementsProps {
  query: QueryLike<{ readonly items: readonly PublicMovement[] }>;
  label: string;
  errorTitle: string;
  empty: ReactNode;
}

const shown = 6;

/** Shows recent deposits or withdrawals of all members. The API masks the names. */
export function RecentMovements({ query, label, errorTitle, empty }: RecentMovementsProps): ReactElement {
  const t = useText();
  const now = useNow();
  return (
    <LoadState
      query={query}
      isPart
      skeleton={<SkeletonGroup label={t('common.loading')} shape="text-row" count={4} />}
      errorTitle={errorTitle}
      empty={{ when: ({ items }) => items.length === 0, show: empty }}
    >
      {({ items }) => (
        <RowList label={label}>
          {items.slice(0, shown).map((item) => (
            <ListRow
              key={`${item.at} ${item.maskedName} ${item.amountSatang}`}
              title={item.maskedName}
              detail={momentText(item.at, now, t)}
              end={<Amount value={formatBaht(item.amountSatang)} />}
            />
          ))}
        </RowList>
      )}
    </LoadState>
  );
}
