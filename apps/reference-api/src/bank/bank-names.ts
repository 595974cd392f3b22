import { bankClearingCodes, type BankCode } from '@chada/contract';

const names = new Map<string, BankCode>();
for (const [name, code] of Object.entries(bankClearingCodes)) if (isBankName(name)) names.set(code, name);

function isBankName(name: string): name is BankCode {
  return Object.hasOwn(bankClearingCodes, name);
}

/** The short name of a bank by its three-digit clearing code, or `undefined` for a bank we don't know. */
export function bankNameOf(code: string): BankCode | undefined {
  return names.get(code);
}

/** The short name of a bank that we stored ourselves, which is always one we know. */
export function knownBankName(code: string): BankCode {
  const name = bankNameOf(code);
  if (name === undefined) throw new Error(`the clearing code ${code} was stored and is unknown`);
  return name;
}

/** The three-digit clearing code of a bank. */
export const clearingCodeOf = (name: BankCode): string => bankClearingCodes[name];
