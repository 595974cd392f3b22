import type { TransferParty } from './bank-gateway.ts';
import { compareName, type NameMatch } from './match-name.ts';

export interface AccountHolder {
  readonly bank: string;
  readonly account: string;
  readonly promptPayId?: string | null;
  readonly names: readonly string[];
}

/** `uncertain`: too few details are visible for an automatic credit. Staff decide. */
export type PartyMatch = 'match' | 'uncertain' | 'different';

/** A masked account number must show at least this many digits to prove a match. */
const MIN_VISIBLE_DIGITS = 4;
const MIN_ACCOUNT_LENGTH = 10;

export function compareNumber(masked: string, number: string): NameMatch {
  const places = masked.replace(/[\s-]/g, '');
  const visible = places.replace(/\D/g, '').length;
  if (visible === 0) return 'weak';
  if (!/^[0-9xX*\u2022#]+$/.test(places)) return 'weak';
  if (places.length !== number.length) return places.length < MIN_ACCOUNT_LENGTH ? 'weak' : 'contradicts';
  if ([...places].some((sign, at) => /\d/.test(sign) && sign !== number[at])) return 'contradicts';
  return visible < MIN_VISIBLE_DIGITS ? 'weak' : 'agrees';
}

/**
 * Compares a party of a transfer with an account holder. A `match` requires the name, and either the account (bank and
 * number) or the PromptPay id.
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

function compareProxy(masked: string | null | undefined, id: string | null | undefined): NameMatch {
  return masked === null || masked === undefined || id === null || id === undefined
    ? 'weak'
    : compareNumber(masked, id);
}

export function matchAny(shown: TransferParty, holders: readonly AccountHolder[]): PartyMatch {
  const found = holders.map((holder) => matchParty(shown, holder));
  if (found.includes('match')) return 'match';
  return found.includes('uncertain') ? 'uncertain' : 'different';
}
