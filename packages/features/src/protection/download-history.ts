import { type CsvCell, csvText } from '@chada/domain';
import type { Translate } from '@chada/messages';
import type { HistorySpan, ProtectionHistoryRow } from '@chada/stores/protection';

/** Returns the rows of the CSV file. Amounts are in baht. The day of a row is the first day of its period. */
export function historyRows(items: readonly ProtectionHistoryRow[], t: Translate): CsvCell[][] {
  const head = [
    t('playHistory.period'),
    t('playHistory.deposit'),
    t('playHistory.withdrawal'),
    t('playHistory.net'),
    t('playHistory.result'),
    t('playHistory.minutes'),
  ];
  return [
    head,
    ...items.map((row) => [
      row.day,
      row.depositSatang / 100,
      row.withdrawalSatang / 100,
      row.netSatang / 100,
      row.gameResultSatang / 100,
      row.minutes,
    ]),
  ];
}

export function downloadHistory(
  items: readonly ProtectionHistoryRow[],
  by: HistorySpan['by'],
  t: Translate,
): void {
  const url = URL.createObjectURL(
    new Blob([csvText(historyRows(items, t))], { type: 'text/csv;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = `history-${by}.csv`;
  document.body.append(link);
  link.click();
  link.remove();
  // The URL stays valid for a minute, because Safari needs the URL until the download has started.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
