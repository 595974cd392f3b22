import { formatDate } from '@chada/messages';
import { useNow } from '@chada/stores';
import { Button, CalendarIcon, Card, CloseIcon } from '@chada/ui-kit';
import { type ReactElement, useId, useState } from 'react';
import { DaySpanField, type DaySpanValue, lastDays } from '../common/fields/day-span-field.tsx';
import { useText } from '../common/brand/site-context.tsx';

export interface DayFilterProps {
  span: DaySpanValue | undefined;
  onChange: (span: DaySpanValue | undefined) => void;
}

export function DayFilter({ span, onChange }: DayFilterProps): ReactElement {
  const t = useText();
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const [known, setKnown] = useState(span);
  const [resets, setResets] = useState(0);
  if (known !== span) {
    setKnown(span);
    if (span === undefined) setResets(resets + 1);
  }
  const shown =
    span === undefined
      ? t('history.allDays')
      : span.start === span.end
        ? formatDate(span.start)
        : t('history.daysShown', { start: formatDate(span.start), end: formatDate(span.end) });
  return (
    <div className="cf-day-filter">
      <div className="cf-day-filter__bar">
        <Button
          icon={<CalendarIcon size={20} />}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          {t('history.chooseDays', { days: shown })}
        </Button>
        {span !== undefined && (
          <Button variant="ghost" icon={<CloseIcon size={20} />} onClick={() => onChange(undefined)}>
            {t('history.resetDays')}
          </Button>
        )}
      </div>
      <div id={panel} hidden={!isOpen}>
        {isOpen && (
          <Card>
            <DaySpanField
              key={resets}
              value={span ?? lastDays(30, now)}
              isApplied={span !== undefined}
              onChange={onChange}
              now={now}
            />
          </Card>
        )}
      </div>
    </div>
  );
}
