import type { TransferParty } from './bank-gateway.ts';
import { compareName, type Agreement } from './match-name.ts';

/** An account in our records that a side of a transfer is compared with. */
export interface AccountHolder {
  /** Three-digit clearing code. */
  readonly bank: string;
  readonly account: string;
  readonly promptPayId?: string | null;
  /** Every known spelling, in Thai or Latin letters. */
  readonly names: readonly string[];
}

/** `uncertain`: nothing contradicts, but the bank shows too little to credit money; staff decide. */
export type PartyMatch = 'match' | 'uncertain' | 'different';

/** Minimum number of visible digits that count as evidence. */
const MIN_VISIBLE_DIGITS = 4;
/** The shortest Thai account number; a shorter one was cut off. */
const MIN_ACCOUNT_LENGTH = 10;

/** Compares a masked number with one in our records: every visible digit at its position. */
export function compareNumber(masked: string, number: string): Agreement {
  const places = masked.replace(/[\s-]/g, '');
  const visible = places.replace(/\D/g, '').length;
  if (visible === 0) return 'weak';
  if (!/^[0-9xX*\u2022#]+$/.test(places)) return 'weak';
  if (places.length !== number.length) return places.length < MIN_ACCOUNT_LENGTH ? 'weak' : 'contradicts';
  if ([...places].some((sign, at) => /\d/.test(sign) && sign !== number[at])) return 'contradicts';
  return visible < MIN_VISIBLE_DIGITS ? 'weak' : 'agrees';
}

/**
 * Compares a side of a transfer with an account in our records: bank, every visible digit, and name. It matches only if
 * all three are shown and agree. A PromptPay id replaces bank and account number.
 */
export function matchParty(shown: TransferParty, holder: AccountHolder): PartyMatch {
  if (shown.bank !== null && shown.bank !== holder.bank) return 'different';
  const account = compareNumber(shown.maskedAccount, holder.account);
  const proxy = compareProxy(shown.maskedProxy, holder.promptPayId);
  const name = compareName(shown.maskedName, holder.names);
  const otherName = compareName(shown.otherName ?? '', holder.names);
  if ([account, proxy, name, otherName].includes('contradicts')) return 'different';
  const isNumberProven = (account === 'agrees' && shown.bank !== null) || proxy === 'agrees';
  return isNumberProven && [name, otherName].includes('agrees') ? 'match' : 'uncertain';
}

function compareProxy(masked: string | null | undefined, id: string | null | undefined): Agreement {
  return masked === null || masked === undefined || id === null || id === undefined
    ? 'weak'
    : compareNumber(masked, id);
}

/** Compares a side of a transfer with several accounts and returns the best result. */
export function matchAny(shown: TransferParty, holders: readonly AccountHolder[]): PartyMatch {
  const found = holders.map((holder) => matchParty(shown, holder));
  if (found.includes('match')) return 'match';
  return found.includes('uncertain') ? 'uncertain' : 'different';
}
