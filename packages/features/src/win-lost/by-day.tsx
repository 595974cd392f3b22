import { formatBaht, formatDate } from '@chada/messages';
import type { LogDay } from '@chada/stores/affiliate';
import { Amount, Card, DataTable, Section, Tabs } from '@chada/ui-kit';
import { type ReactElement, useMemo, useState } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { amountOfResult } from './amount-of-result.ts';
import { DayPlot } from './day-plot.tsx';

function showResult({ amountSatang }: LogDay): ReactElement {
  const { amount, ...look } = amountOfResult(amountSatang);
  return <Amount value={amount} {...look} />;
}

export function ByDay({ days }: { days: readonly LogDay[] }): ReactElement {
  const t = useText();
  const [view, setView] = useState('plot');
  const inOrder = useMemo(() => [...days].sort((a, b) => (a.day < b.day ? -1 : 1)), [days]);
  return (
    <Section title={t('winLost.plotTitle')}>
      <Tabs
        label={t('winLost.view')}
        selectedId={view}
        onSelect={setView}
        tabs={[
          {
            id: 'plot',
            label: t('winLost.plot'),
            content: (
              <Card>
                <DayPlot days={inOrder} />
              </Card>
            ),
          },
          {
            id: 'table',
            label: t('winLost.table'),
            content: (
              <Card>
                <DataTable<LogDay>
                  caption={t('winLost.plotTitle')}
                  hideCaption
                  rows={[...inOrder].reverse()}
                  rowKey={({ day }) => day}
                  columns={[
                    {
                      id: 'day',
                      header: t('winLost.day'),
                      cell: ({ day }) => formatDate(day),
                      rowHeader: true,
                    },
                    {
                      id: 'turnover',
                      header: t('winLost.dayTurnover'),
                      cell: ({ turnoverSatang }) => formatBaht(turnoverSatang),
                      align: 'end',
                    },
                    {
                      id: 'result',
                      header: t('winLost.result'),
                      cell: showResult,
                      align: 'end',
                    },
                  ]}
                />
              </Card>
            ),
          },
        ]}
      />
    </Section>
  );
}
