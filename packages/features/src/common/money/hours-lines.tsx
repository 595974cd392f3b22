import { Fragment, type ReactElement } from 'react';
import { type BonusWindow, formatWindowHours, type WindowHours } from './bonus-windows.ts';

interface HoursLinesProps {
  window: BonusWindow;
  /** Returns the text of a span. The caller has the text, so that a screen loads no texts of another screen. */
  textOf: (times: WindowHours) => string;
}

/** The hours of a bonus window, one line for each span. */
export function HoursLines({ window, textOf }: HoursLinesProps): ReactElement {
  return (
    <>
      {window.hours.map((hours, at) => (
        <Fragment key={hours.start}>
          {at > 0 && <br />}
          {textOf(formatWindowHours(hours))}
        </Fragment>
      ))}
    </>
  );
}
