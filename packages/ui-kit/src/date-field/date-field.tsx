import { type ReactElement, useId, useState } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { CalendarIcon } from '../icons/member-icons.ts';
import { FieldFrame, type FieldTexts, fieldDescription } from '../internal/field-frame.tsx';
import { Calendar, type CalendarTexts } from './calendar.tsx';

export type { CalendarTexts } from './calendar.tsx';

export interface DateFieldTexts extends CalendarTexts {
  formatDay: (day: string) => string;
  close: string;
}

export interface DateFieldProps extends Pick<FieldTexts, 'hint' | 'error'> {
  label: string;
  /** The chosen day, `YYYY-MM-DD`. */
  value: string;
  min: string;
  max: string;
  /** The day marked as today. Default `max`. */
  today?: string;
  onChange: (day: string) => void;
  texts: DateFieldTexts;
  /** If undefined, the field opens and closes the calendar itself. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** A date field with a month calendar, because a native date input may show the wrong era to a Thai member. */
export function DateField(props: DateFieldProps): ReactElement {
  const { label, hint, error, value, min, max, today, onChange, texts } = props;
  const [ownOpen, setOwnOpen] = useState(false);
  const open = props.open ?? ownOpen;
  const setOpen = props.onOpenChange ?? setOwnOpen;
  const id = useId();
  return (
    <FieldFrame {...{ id, label, hint, error }} className="ck-date-field">
      <button
        type="button"
        id={id}
        className="ck-field__box ck-date-field__button"
        aria-label={`${label} ${texts.formatDay(value)}`}
        aria-haspopup="dialog"
        aria-describedby={fieldDescription(id, { hint, error })}
        onClick={() => setOpen(true)}
      >
        <span className="ck-date-field__value ck-tabular">{texts.formatDay(value)}</span>
        <CalendarIcon size={20} />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={label} closeLabel={texts.close}>
        <Calendar
          {...{ value, min, max, texts }}
          {...(today === undefined ? {} : { today })}
          onChoose={(day) => {
            setOpen(false);
            onChange(day);
          }}
        />
      </Dialog>
    </FieldFrame>
  );
}
