import type { OperationData } from '@chada/contract';
import type { checkInClaim, checkInGet, CheckInLog } from '@chada/contract/check-in';

type CheckInAnswer = OperationData<typeof checkInGet>;
type ClaimAnswer = OperationData<typeof checkInClaim>;

/** The state of the member's daily check-in (ST-05). Values are whole points. */
export interface CheckInState {
  /** True if today's check-in is done, by the server's date in Bangkok (RD-06), never by the device's clock. */
  readonly today: boolean;
  /** True if the prompt is shown: today's check-in is not done. */
  readonly visible: boolean;
  /** Points of the last check-in; before the first known one, the points for today. */
  readonly value: number;
  /** True if the last check-in was before today, so that its points are shown next to today's. */
  readonly hasEarlier: boolean;
  /** Points for today's check-in, done or not. */
  readonly todayValue: number;
  /** Points for tomorrow's check-in. */
  readonly tomorrowValue: number;
  /** Consecutive days, including today once it is done. */
  readonly streak: number;
}

/** Returns the state of a loaded check-in. A log with today's date means done, even if the answer's flag lags behind. */
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

/** The result of a claim and its day. */
export interface Claimed {
  readonly date: string;
  readonly claim: ClaimAnswer;
}

/** Merges a claim of the same day into an answer: adds today's log and takes the claim's values. */
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
