import { addBangkokDays, bangkokDay, bangkokDaySpan } from '@chada/domain';
import { spentMs, type SpentSpan } from './time-spent.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The rules for signs of harm use no events that are more than this many days old. */
export const HARM_DAYS = 35;

interface MoneyEvent {
  readonly at: Date;
  readonly amount: number;
}

/** The events of one member that the rules for signs of harm use. */
export interface HarmFacts {
  readonly deposits: readonly MoneyEvent[];
  /** The net losses of closed game sessions, as positive amounts. */
  readonly losses: readonly MoneyEvent[];
  /** The time spans that the member spent on the site and in games. */
  readonly spans: readonly SpentSpan[];
  /** The times at which a limit refused an action of the member, and at which the member asked for a higher limit. */
  readonly limitAttempts: readonly Date[];
}

export type HarmSignKind = 'risingDeposits' | 'chasing' | 'nights' | 'limitAttempts';

/** A sign that play may harm a member. `count` is the measured number, for example of nights. */
export interface HarmSign {
  readonly kind: HarmSignKind;
  readonly count: number;
}

const RISING_FACTOR = 2;
const RISING_DEPOSITS = 3;
/** A deposit within this many milliseconds after a loss counts as an attempt to win back the loss. */
const CHASING_MS = 60 * MINUTE_MS;
const CHASING_TIMES = 3;
/** A night counts if the member plays for at least this many milliseconds between 00:00 and 05:00. */
const NIGHT_MS = 30 * MINUTE_MS;
const NIGHT_HOURS = 5;
const NIGHTS = 4;
const NIGHT_DAYS = 14;
const ATTEMPTS = 3;

const sum = (events: readonly MoneyEvent[]): number => events.reduce((all, { amount }) => all + amount, 0);

function depositRise({ deposits }: HarmFacts, week: number): number {
  const recent = deposits.filter(({ at }) => at.getTime() >= week);
  const before = deposits.filter(({ at }) => at.getTime() < week && at.getTime() >= week - 28 * DAY_MS);
  const average = sum(before) / 4;
  const isRising = average > 0 && sum(recent) >= average * RISING_FACTOR;
  return isRising && recent.length >= RISING_DEPOSITS ? recent.length : 0;
}

function countChases({ deposits, losses }: HarmFacts, week: number): number {
  const chases = deposits.filter(
    ({ at }) =>
      at.getTime() >= week &&
      losses.some((loss) => loss.at <= at && at.getTime() - loss.at.getTime() <= CHASING_MS),
  );
  return chases.length >= CHASING_TIMES ? chases.length : 0;
}

function countNights({ spans }: HarmFacts, now: Date): number {
  const today = bangkokDay(now);
  const nights = Array.from({ length: NIGHT_DAYS }, (_, back) => {
    const { start } = bangkokDaySpan(addBangkokDays(today, -back));
    const end = new Date(start.getTime() + NIGHT_HOURS * 60 * MINUTE_MS);
    return spentMs(spans, { start, end });
  }).filter((spent) => spent >= NIGHT_MS);
  return nights.length >= NIGHTS ? nights.length : 0;
}

/** Returns the times since which `signsOfHarm` needs the deposits, the losses and the time spans. */
export function harmSince(now: Date): { deposits: Date; losses: Date; spans: Date } {
  const earliestNight = addBangkokDays(bangkokDay(now), 1 - NIGHT_DAYS);
  return {
    deposits: new Date(now.getTime() - HARM_DAYS * DAY_MS),
    losses: new Date(now.getTime() - 7 * DAY_MS - CHASING_MS),
    spans: bangkokDaySpan(earliestNight).start,
  };
}

/** Returns the signs of harm in the given events, in a fixed order. */
export function signsOfHarm(facts: HarmFacts, now: Date): HarmSign[] {
  const week = now.getTime() - 7 * DAY_MS;
  const attempts = facts.limitAttempts.filter((at) => at.getTime() >= week).length;
  const counts: readonly [HarmSignKind, number][] = [
    ['risingDeposits', depositRise(facts, week)],
    ['chasing', countChases(facts, week)],
    ['nights', countNights(facts, now)],
    ['limitAttempts', attempts >= ATTEMPTS ? attempts : 0],
  ];
  return counts.flatMap(([kind, count]) => (count > 0 ? [{ kind, count }] : []));
}

/** A dismissed care notice does not appear again for this many milliseconds. */
const CARE_NOTICE_MS = 7 * DAY_MS;

/** True if the member dismissed the care notice less than 7 days ago. */
export function isCareNoticeDismissed(dismissedAt: Date | null, now: Date): boolean {
  return dismissedAt !== null && now.getTime() - dismissedAt.getTime() < CARE_NOTICE_MS;
}
