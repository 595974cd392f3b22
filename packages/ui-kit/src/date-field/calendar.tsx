import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/interface-icons.ts';
import { addMonths, clampDay, dayByKey, monthsBetween, weeksOf } from './calendar-days.ts';

/**
 * Texts of a calendar in the member's language and era. The functions receive days `YYYY-MM-DD` and months `YYYY-MM`.
 */
export interface CalendarTexts {
  /** The weekdays, Sunday first. `short` is shown, and screen readers read `long`. */
  weekdays: readonly { readonly short: string; readonly long: string }[];
  month: (month: string) => string;
  day: (day: string) => string;
  previousMonth: string;
  nextMonth: string;
  /** Accessible name of the list of months. */
  chooseMonth: string;
}

export interface CalendarProps {
  value: string;
  min: string;
  max: string;
  /** The day marked as today. Default `max`. */
  today?: string;
  texts: CalendarTexts;
  onChoose: (day: string) => void;
}

/** A month of selectable days. Arrow keys, Home, End, Page Up and Page Down move between days. */
export function Calendar({ value, min, max, today = max, texts, onChoose }: CalendarProps): ReactElement {
  const [active, setActive] = useState(() => clampDay(value, min, max));
  const grid = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const month = active.slice(0, 7);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>('[data-active]')?.focus();
  }, [active]);

  const goTo = (day: string): void => setActive(clampDay(day, min, max));
  const onKeyDown = (event: KeyboardEvent): void => {
    const day = dayByKey(active, event.key, event.shiftKey);
    if (day === undefined) return;
    event.preventDefault();
    moved.current = true;
    goTo(day);
  };
  const step = (label: string, icon: ReactElement, months: number): ReactElement => {
    const atEnd = months < 0 ? month <= min.slice(0, 7) : month >= max.slice(0, 7);
    return (
      <IconButton
        label={label}
        icon={icon}
        aria-disabled={atEnd || undefined}
        onClick={() => !atEnd && goTo(addMonths(active, months))}
      />
    );
  };
  return (
    <div className="ck-calendar">
      <div className="ck-calendar__head">
        {step(texts.previousMonth, <ChevronLeftIcon />, -1)}
        <select
          className="ck-calendar__month"
          aria-label={texts.chooseMonth}
          value={month}
          onChange={(event) => goTo(`${event.target.value}${active.slice(7)}`)}
        >
          {monthsBetween(min, max).map((item) => (
            <option key={item} value={item}>
              {texts.month(item)}
            </option>
          ))}
        </select>
        {step(texts.nextMonth, <ChevronRightIcon />, 1)}
      </div>
      <div ref={grid} className="ck-calendar__days" role="grid" aria-label={texts.month(month)}>
        <div className="ck-calendar__week" role="row">
          {texts.weekdays.map(({ short, long }) => (
            <span key={long} className="ck-calendar__weekday" role="columnheader" aria-label={long}>
              {short}
            </span>
          ))}
        </div>
        {weeksOf(month).map((week) => (
          <div key={week.find((day) => day !== null)} className="ck-calendar__week" role="row">
            {week.map((day, weekday) =>
              day === null ? (
                <span
                  key={texts.weekdays[weekday]?.long}
                  className="ck-calendar__cell"
                  role="gridcell"
                  aria-hidden="true"
                />
              ) : (
                <span key={day} className="ck-calendar__cell" role="gridcell" aria-selected={day === value}>
                  <button
                    type="button"
                    className="ck-calendar__day"
                    tabIndex={day === active ? 0 : -1}
                    aria-label={texts.day(day)}
                    aria-current={day === today ? 'date' : undefined}
                    disabled={day < min || day > max}
                    {...(day === active && { 'data-active': '', 'data-autofocus': '' })}
                    onKeyDown={onKeyDown}
                    onClick={() => onChoose(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </span>
              ),
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
