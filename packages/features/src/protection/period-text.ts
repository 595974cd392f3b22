import { formatDate, formatMonth, type Translate } from '@chada/messages';
import type { HistorySpan } from '@chada/stores/protection';

export function periodText(day: string, by: HistorySpan['by'], t: Translate): string {
  if (by === 'month') return formatMonth(day);
  return by === 'week' ? t('playHistory.weekOf', { day: formatDate(day) }) : formatDate(day);
}
