import type { CheckInLog } from '@chada/contract';
import type { CheckInRow } from './repository.ts';

/** A check-in in the form of the specification, with its full date (RD-06). */
export function presentCheckIn(row: CheckInRow): CheckInLog {
  return {
    id: row.uuid,
    date: row.bangkok_day,
    json: { day: Number(row.bangkok_day.slice(8)), value: row.value },
  };
}
