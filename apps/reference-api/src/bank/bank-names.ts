import { bankShortNames, type BankShortName, isBankCode } from '@chada/domain';

export function bankNameOf(code: string): BankShortName | undefined {
  return isBankCode(code) ? bankShortNames[code] : undefined;
}

/** Returns a bank's short name. Throws an Error if the code is unknown. */
export function knownBankName(code: string): BankShortName {
  const name = bankNameOf(code);
  if (name === undefined) throw new Error(`The stored bank code ${code} is unknown`);
  return name;
}
