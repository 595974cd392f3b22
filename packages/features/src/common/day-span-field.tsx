import { addBangkokDays, bangkokDay } from '@chada/membership-rules';
import { Button, TextField } from '@chada/ui-kit';
import { type ReactElement, useState } from 'react';
import type { Translate } from '@chada/messages';
import { useText } from './site-context.tsx';

/** A span of Bangkok days, `YYYY-MM-DD`, both ends included. */
export interface DaySpanValue {
  readonly start: string;
  readonly end: string;
}

/** The longest span that the API answers for, in days between its ends. */
export const longestSpanDays = 366;
const dayMs = 86_400_000;
const shortcuts = [
  { days: 7, text: 'daySpan.last7' },
  { days: 30, text: 'daySpan.last30' },
  { days: 90, text: 'daySpan.last90' },
] as const;

/** The last `days` days up to today; `now` in epoch milliseconds. */
export function lastDays(days: number, now: number): DaySpanValue {
  const end = bangkokDay(now);
  return { start: addBangkokDays(end, 1 - days), end };
}

/** Why a span can't be asked for, in Thai; nothing when it can. */
export function spanProblem({ start, end }: DaySpanValue, now: number, t: Translate): string | undefined {
  const between = (Date.parse(end) - Date.parse(start)) / dayMs;
  if (!Number.isFinite(between)) return t('validation.dateFormat');
  if (between < 0) return t('validation.dateOrder');
  if (between > longestSpanDays) return t('validation.dateRange', { days: longestSpanDays });
  return end > bangkokDay(now) ? t('validation.dateFuture') : undefined;
}

export interface DaySpanFieldProps {
  value: DaySpanValue;
  /** Only spans that can be asked for. */
  onChange: (span: DaySpanValue) => void;
  now: number;
}

/** From and to, with the usual spans at one tap; what can't be asked for is said, and the last good span stands. */
export function DaySpanField({ value, onChange, now }: DaySpanFieldProps): ReactElement {
  const t = useText();
  const [typed, setTyped] = useState(value);
  const problem = spanProblem(typed, now, t);
  const change = (span: DaySpanValue): void => {
    setTyped(span);
    if (spanProblem(span, now, t) === undefined) onChange(span);
  };
  const today = bangkokDay(now);
  return (
    <div className="cf-day-span" role="group" aria-label={t('daySpan.group')}>
      <div className="cf-day-span__shortcuts">
        {shortcuts.map(({ days, text }) => {
          const span = lastDays(days, now);
          const chosen = span.start === value.start && span.end === value.end;
          return (
            <Button
              key={days}
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
        <TextField
          type="date"
          label={t('common.dateFrom')}
          max={today}
          value={typed.start}
          onChange={(event) => change({ ...typed, start: event.target.value })}
          error={problem}
        />
        <TextField
          type="date"
          label={t('common.dateTo')}
          max={today}
          value={typed.end}
          onChange={(event) => change({ ...typed, end: event.target.value })}
        />
      </div>
    </div>
  );
}
