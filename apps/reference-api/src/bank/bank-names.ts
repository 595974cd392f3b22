import { bankShortNames, type BankShortName, isBankCode } from '@chada/domain';

/** Returns the short name of a bank by its three-digit code, or `undefined` for an unknown bank. */
export function bankNameOf(code: string): BankShortName | undefined {
  return isBankCode(code) ? bankShortNames[code] : undefined;
}

/** Returns the short name of a bank from our own data. Throws for an unknown code. */
export function knownBankName(code: string): BankShortName {
  const name = bankNameOf(code);
  if (name === undefined) throw new Error(`The stored bank code ${code} is unknown`);
  return name;
}
