import { Fragment, type ReactElement } from 'react';
import { useText } from '../brand/site-context.tsx';
import { type BonusWindow, formatWindowHours } from './bonus-windows.ts';

interface HoursLinesProps {
  window: BonusWindow;
  text: 'dashboard.promotionWindow' | 'depositPromotion.time';
}

/** The hours of a bonus window, one line for each span. */
export function HoursLines({ window, text }: HoursLinesProps): ReactElement {
  const t = useText();
  return (
    <>
      {window.hours.map((hours, at) => (
        <Fragment key={hours.start}>
          {at > 0 && <br />}
          {t(text, formatWindowHours(hours))}
        </Fragment>
      ))}
    </>
  );
}
