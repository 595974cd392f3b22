import { bankCodeOf, bankCodes, bankShortNames, isBankShortName, type BankShortName } from '@chada/domain';
import type { Translate } from '@chada/messages';

/** `value` is the bank's short name in the API, for example `KBANK`. `label` is the Thai name. */
export interface BankOption {
  readonly value: BankShortName;
  readonly label: string;
}

// Codes of the most common banks, which come first in the list.
const commonFirst = ['004', '014', '002', '006', '025', '011', '030', '034'];

export function bankOptions(t: Translate, banks?: readonly string[]): readonly BankOption[] {
  if (banks !== undefined)
    return banks.filter(isBankShortName).map((value) => ({ value, label: bankLabel(value, t) }));
  const rank = (code: string) =>
    commonFirst.includes(code) ? commonFirst.indexOf(code) : commonFirst.length;
  return [...bankCodes]
    .sort((a, b) => rank(a) - rank(b) || Number(a) - Number(b))
    .map((code) => ({ value: bankShortNames[code], label: t(`banks.${code}`) }));
}

/** Returns the Thai name of a bank. An unknown short name is returned unchanged. */
export function bankLabel(shortName: string, t: Translate): string {
  const code = bankCodeOf(shortName);
  return code === undefined ? shortName : t(`banks.${code}`);
}
