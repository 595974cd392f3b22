import type { ReactElement } from 'react';
import { useClient } from '../brand/site-context.tsx';

const DAYS = [1, 2, 3, 4, 5, 6, 7];

export interface CheckInStampsProps {
  streak: number;
  pressedToday?: boolean;
}

/**
 * A card with a stamp for each day of check-in. Screen readers skip the card, because a text near the card shows the
 * number of days.
 */
export function CheckInStamps({ streak, pressedToday = false }: CheckInStampsProps): ReactElement {
  const { icon } = useClient().assets;
  const stamped = pressedToday && streak > 0 ? ((streak - 1) % 7) + 1 : streak % 7;
  const next = pressedToday ? 0 : stamped + 1;
  return (
    <span className="cf-stamps" aria-hidden="true">
      {DAYS.map((day) => (
        <span
          key={day}
          className="cf-stamp"
          data-stamped={day <= stamped}
          data-now={pressedToday ? day === stamped : day === next}
        >
          {day <= stamped ? <img className="cf-stamp__mark" src={icon} alt="" width={28} height={28} /> : day}
        </span>
      ))}
    </span>
  );
}
