import { formatBaht, formatSignedBaht } from '@chada/messages';
import type { HistorySpan, ProtectionHistoryRow } from '@chada/stores/protection';
import { Button, Card, DataTable } from '@chada/ui-kit';
import { type ReactElement, useState } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { durationText } from '../common/protection/limit-text.ts';
import { periodText } from './period-text.ts';

const rowsAtFirst = 31;

export interface PlayHistoryTableProps {
  items: readonly ProtectionHistoryRow[];
  by: HistorySpan['by'];
}

/** Formats an amount. The sign and the digits stay on one line. */
function signedAmount(satang: number, Element: 'span' | 'strong' = 'span'): ReactElement {
  return <Element className="cf-play-history__amount">{formatSignedBaht(satang)}</Element>;
}

export function PlayHistoryTable({ items, by }: PlayHistoryTableProps): ReactElement {
  const t = useText();
  const [count, setCount] = useState(rowsAtFirst);
  return (
    <Card className="cf-play-table">
      <DataTable<ProtectionHistoryRow>
        caption={t('playHistory.title')}
        hideCaption
        rows={items.slice(0, count)}
        rowKey={({ day }) => day}
        columns={[
          {
            id: 'day',
            header: t('playHistory.period'),
            cell: ({ day }) => periodText(day, by, t),
            rowHeader: true,
          },
          {
            id: 'deposit',
            header: t('playHistory.deposit'),
            cell: ({ depositSatang }) => formatBaht(depositSatang),
            align: 'end',
          },
          {
            id: 'withdrawal',
            header: t('playHistory.withdrawal'),
            cell: ({ withdrawalSatang }) => formatBaht(withdrawalSatang),
            align: 'end',
          },
          {
            id: 'net',
            header: t('playHistory.net'),
            cell: ({ netSatang }) => signedAmount(netSatang, 'strong'),
            align: 'end',
          },
          {
            id: 'result',
            header: t('playHistory.result'),
            cell: ({ gameResultSatang }) => signedAmount(gameResultSatang),
            align: 'end',
          },
          {
            id: 'time',
            header: t('playHistory.time'),
            cell: ({ minutes }) => durationText(minutes, t),
            align: 'end',
          },
        ]}
      />
      {items.length > count && (
        <Button fullWidth onClick={() => setCount(count + rowsAtFirst)}>
          {t('playHistory.more')}
        </Button>
      )}
    </Card>
  );
}
