import type { CheckInLog } from '@chada/contract';
import type { HandlersOf } from '../../http/pipeline/handler.ts';
import { requireFeature } from '../../http/pipeline/require-feature.ts';
import { checkIn, readCheckInState } from './service.ts';
import type { CheckInRow } from './repository.ts';

function presentCheckIn(row: CheckInRow): CheckInLog {
  return {
    id: row.uuid,
    date: row.bangkok_day,
    json: { day: Number(row.bangkok_day.slice(8)), value: row.value },
  };
}

export const checkInHandlers: HandlersOf<'checkIn.get' | 'checkIn.claim'> = {
  'checkIn.get': {
    kind: 'member',
    async run(context) {
      requireFeature(context.brand, 'checkIn');
      const { logs, ...state } = await readCheckInState(context);
      return { logs: logs.map(presentCheckIn), ...state };
    },
  },
  'checkIn.claim': {
    kind: 'money',
    async run(context) {
      requireFeature(context.brand, 'checkIn');
      const { row, tomorrowValue } = await checkIn(context);
      return {
        gameLog: { id: row.uuid },
        gameValue: { value: row.value },
        gameValueTomorrow: { value: tomorrowValue },
      };
    },
  },
};
