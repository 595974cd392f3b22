import { addBangkokDays, bangkokDay, bangkokMonth } from '@chada/domain';
import { formatDate, formatFullDate, formatMonth, type Translate, weekdays } from '@chada/messages';
import { useNow } from '@chada/stores';
import { Button, DateField, type DateFieldProps, type DateFieldTexts } from '@chada/ui-kit';
import { type ReactElement, useMemo, useState } from 'react';
import { useText } from '../brand/site-context.tsx';
import { type DaySpanValue, lastDays } from './last-days.ts';
import { type HistoryDialog, useHistoryDialog } from '../layout/use-history-dialog.ts';

export { type DaySpanValue, lastDays } from './last-days.ts';

export const longestSpanDays = 366;
const dayMs = 86_400_000;

export function useDaySpan(days: number): {
  readonly span: DaySpanValue;
  readonly setSpan: (span: DaySpanValue) => void;
  readonly now: number;
} {
  const now = useNow();
  const [chosen, setSpan] = useState<DaySpanValue | null>(null);
  return { span: chosen ?? lastDays(days, now), setSpan, now };
}

export function thisMonth(now: number): DaySpanValue {
  return { start: `${bangkokMonth(now)}-01`, end: bangkokDay(now) };
}

export function yesterday(now: number): DaySpanValue {
  const day = addBangkokDays(bangkokDay(now), -1);
  return { start: day, end: day };
}

const shortcuts = [
  { text: 'common.today', spanOf: (now: number) => lastDays(1, now) },
  { text: 'common.yesterday', spanOf: yesterday },
  { text: 'daySpan.last7', spanOf: (now: number) => lastDays(7, now) },
  { text: 'daySpan.last30', spanOf: (now: number) => lastDays(30, now) },
  { text: 'daySpan.last90', spanOf: (now: number) => lastDays(90, now) },
  { text: 'daySpan.thisMonth', spanOf: thisMonth },
] as const;

export function spanProblem({ start, end }: DaySpanValue, now: number, t: Translate): string | undefined {
  const between = (Date.parse(end) - Date.parse(start)) / dayMs;
  if (!Number.isFinite(between)) return t('validation.dateFormat');
  if (between < 0) return t('validation.dateOrder');
  if (between > longestSpanDays) return t('validation.dateRange', { days: longestSpanDays });
  return end > bangkokDay(now) ? t('validation.dateFuture') : undefined;
}

export interface DaySpanFieldProps {
  value: DaySpanValue;
  onChange: (span: DaySpanValue) => void;
  now: number;
  /** True if the page's list already shows only the days of `value`. If false, no shortcut is marked as chosen. */
  isApplied?: boolean;
}

const oldestDays = 3 * 366;

function useDateTexts(): DateFieldTexts {
  const t = useText();
  return useMemo(
    () => ({
      weekdays,
      month: formatMonth,
      day: formatFullDate,
      formatDay: formatDate,
      previousMonth: t('daySpan.previousMonth'),
      nextMonth: t('daySpan.nextMonth'),
      chooseMonth: t('daySpan.chooseMonth'),
      close: t('common.close'),
    }),
    [t],
  );
}

export function DaySpanField({ value, onChange, now, isApplied = true }: DaySpanFieldProps): ReactElement {
  const t = useText();
  const texts = useDateTexts();
  const [edited, setEdited] = useState<DaySpanValue | null>(null);
  const current = edited ?? value;
  const problem = spanProblem(current, now, t);
  const change = (span: DaySpanValue): void => {
    setEdited(span);
    if (spanProblem(span, now, t) === undefined) onChange(span);
  };
  const today = bangkokDay(now);
  const calendars = { from: useHistoryDialog('date-from'), to: useHistoryDialog('date-to') };
  const controlled = ({ isOpen, open, close }: HistoryDialog): Partial<DateFieldProps> => ({
    open: isOpen,
    onOpenChange: (wanted) => (wanted ? open() : close()),
  });
  const limits = { min: addBangkokDays(today, -oldestDays), max: today };
  return (
    <div className="cf-day-span" role="group" aria-label={t('daySpan.group')}>
      <div className="cf-day-span__shortcuts">
        {shortcuts.map(({ text, spanOf }) => {
          const span = spanOf(now);
          const chosen = isApplied && span.start === current.start && span.end === current.end;
          return (
            <Button
              key={text}
              size="sm"
              variant={chosen ? 'primary' : 'secondary'}
              aria-pressed={chosen}
              onClick={() => change(span)}
            >
              {t(text)}
            </Button>
          );
        })}
      </div>
      <div className="cf-day-span__fields">
        <DateField
          {...limits}
          {...controlled(calendars.from)}
          label={t('common.dateFrom')}
          texts={texts}
          value={current.start}
          onChange={(start) => change({ ...current, start })}
          error={problem}
        />
        <DateField
          {...limits}
          {...controlled(calendars.to)}
          label={t('common.dateTo')}
          texts={texts}
          value={current.end}
          onChange={(end) => change({ ...current, end })}
        />
      </div>
    </div>
  );
}
