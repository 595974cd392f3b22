import type { OperationData } from '@chada/contract';
import type { checkInClaim, checkInGet, CheckInLog } from '@chada/contract/check-in';

type CheckInResponse = OperationData<typeof checkInGet>;
type ClaimResponse = OperationData<typeof checkInClaim>;

/** The state of the daily check-in (ST-05). The fields `value`, `todayValue` and `tomorrowValue` are in points. */
export interface CheckInState {
  /** True if the member has checked in today, by the server's clock (RD-06). */
  readonly today: boolean;
  readonly visible: boolean;
  readonly value: number;
  readonly hasEarlier: boolean;
  readonly todayValue: number;
  readonly tomorrowValue: number;
  readonly streak: number;
}

/** Derives the state of the check-in from the API's response. */
export function checkInState({ logs, serverDate, ...answer }: CheckInResponse): CheckInState {
  const last = logs.reduce<CheckInLog | undefined>(
    (latest, log) => (latest === undefined || log.date >= latest.date ? log : latest),
    undefined,
  );
  const todays = logs.find(({ date }) => date === serverDate);
  const today = answer.today || todays !== undefined;
  return {
    today,
    visible: !today,
    value: last?.json.value ?? answer.value,
    hasEarlier: !today && last !== undefined,
    todayValue: todays?.json.value ?? answer.value,
    tomorrowValue: answer.tomorrowValue,
    streak: answer.streak,
  };
}

export interface Claimed {
  readonly date: string;
  readonly claim: ClaimResponse;
}

export function withClaim(response: CheckInResponse, claimed: Claimed | null): CheckInResponse {
  const { serverDate, logs, streak } = response;
  if (claimed?.date !== serverDate) return response;
  const { claim } = claimed;
  const { value } = claim.gameValue;
  const known = logs.some(({ date }) => date === serverDate);
  const log = { id: claim.gameLog.id, date: serverDate, json: { day: Number(serverDate.slice(8)), value } };
  return {
    serverDate,
    logs: known ? logs : [...logs, log],
    today: true,
    value,
    tomorrowValue: claim.gameValueTomorrow.value,
    streak: known ? streak : streak + 1,
  };
}
