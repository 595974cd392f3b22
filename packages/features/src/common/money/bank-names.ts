import { bankCodeOf, bankCodes, bankShortNames, type BankShortName } from '@chada/domain';
import type { Translate } from '@chada/messages';

/** A bank option: `value` is its short name as the API uses it (`KBANK`), `label` its Thai name. */
export interface BankOption {
  readonly value: BankShortName;
  readonly label: string;
}

// The most common banks come first; the others are in the order of their codes.
const commonFirst = ['004', '014', '002', '006', '025', '011', '030', '034'];

/** Returns every bank for a select, the most common first. */
export function bankOptions(t: Translate): readonly BankOption[] {
  const rank = (code: string) =>
    commonFirst.includes(code) ? commonFirst.indexOf(code) : commonFirst.length;
  return [...bankCodes]
    .sort((a, b) => rank(a) - rank(b) || Number(a) - Number(b))
    .map((code) => ({ value: bankShortNames[code], label: t(`banks.${code}`) }));
}

/** Returns the Thai name of a bank by its short name (`KBANK`), or an unknown short name unchanged. */
export function bankLabel(shortName: string, t: Translate): string {
  const code = bankCodeOf(shortName);
  return code === undefined ? shortName : t(`banks.${code}`);
}
