import type { OperationData } from '@chada/contract';
import type { checkInClaim, checkInGet, CheckInLog } from '@chada/contract/check-in';

type CheckInAnswer = OperationData<typeof checkInGet>;
type ClaimAnswer = OperationData<typeof checkInClaim>;

/** Where the member's daily check-in stands (ST-05). Values are whole points. */
export interface CheckInState {
  /** Today's is done, by the server's date in Bangkok (RD-06): the member's clock decides nothing. */
  readonly today: boolean;
  /** The prompt is shown: today's is not done. */
  readonly visible: boolean;
  /** Of the last check-in; before the first one that is known, what checking in today gives. */
  readonly value: number;
  /** The last check-in was before today: its value is worth telling next to today's. */
  readonly hasEarlier: boolean;
  /** What checking in today gives or gave. */
  readonly todayValue: number;
  /** What checking in tomorrow gives. */
  readonly tomorrowValue: number;
  /** Days in a row, today's included once it is done. */
  readonly streak: number;
}

/** The state of a loaded check-in: a log for today's date means done, even where the answer's flag lags behind. */
export function checkInState({ logs, serverDate, ...answer }: CheckInAnswer): CheckInState {
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

/** What a claim told, and the day it was for. */
export interface Claimed {
  readonly date: string;
  readonly claim: ClaimAnswer;
}

/** An answer with what a claim of its day told since: today's log is there and the values are the claim's. */
export function withClaim(answer: CheckInAnswer, claimed: Claimed | null): CheckInAnswer {
  const { serverDate, logs, streak } = answer;
  if (claimed?.date !== serverDate) return answer;
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
