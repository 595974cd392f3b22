const MINUTE_MS = 60_000;

export const CODE_LIFETIME_MS = 5 * MINUTE_MS;
/** After verifying the phone number, the person must register within this time. */
export const VERIFIED_LIFETIME_MS = 30 * MINUTE_MS;
/** A code is invalid after this number of wrong attempts. */
export const MAX_TRIES = 5;
export const RESEND_AFTER_MS = MINUTE_MS;

/** A phone number gets at most `max` messages in `spanMs` milliseconds. */
interface SendRule {
  readonly max: number;
  readonly spanMs: number;
}

const rulesOfBrand: readonly SendRule[] = [
  { max: 1, spanMs: RESEND_AFTER_MS },
  { max: 5, spanMs: 60 * MINUTE_MS },
  { max: 10, spanMs: 24 * 60 * MINUTE_MS },
];

const ruleOfEachMinute: SendRule = { max: 2, spanMs: MINUTE_MS };

const rulesOfAllBrands: readonly SendRule[] = [
  ruleOfEachMinute,
  { max: 8, spanMs: 60 * MINUTE_MS },
  { max: 15, spanMs: 24 * 60 * MINUTE_MS },
];

export const MAX_SPAN_MS = 24 * 60 * MINUTE_MS;

export interface SentMessage {
  readonly client_id: string;
  readonly sent_at: Date;
}

function waitFor(rules: readonly SendRule[], sent: readonly SentMessage[], now: Date): number {
  const waits = rules.map(({ max, spanMs }) => {
    const counted = sent[max - 1];
    return counted === undefined ? 0 : counted.sent_at.getTime() + spanMs - now.getTime();
  });
  return Math.max(0, ...waits);
}

/**
 * Returns the milliseconds to wait until the brand may send another message to a phone number. `sent` has the messages
 * of all brands to this number in the last day, newest first. The messages of the brand must keep the limits of one
 * brand, and the messages of all brands must keep the limits of all brands together. If the brand has sent no message
 * to the number in the last day, only one limit applies: the limit per minute of all brands together.
 */
export function waitForSend(sent: readonly SentMessage[], clientId: string, now: Date): number {
  const ofBrand = sent.filter(({ client_id }) => client_id === clientId);
  const ofAll = ofBrand.length === 0 ? [ruleOfEachMinute] : rulesOfAllBrands;
  return Math.max(waitFor(rulesOfBrand, ofBrand, now), waitFor(ofAll, sent, now));
}
