import { bankCodes, bankShortCodes, type BankShortCode, type Translate } from '@chada/messages';

/** A bank to choose from: `value` is its short code as the API names it (`KBANK`), `label` its Thai name. */
export interface BankOption {
  readonly value: BankShortCode;
  readonly label: string;
}

// The banks most members hold an account with come first; the rest by clearing code.
const commonFirst = ['004', '014', '002', '006', '025', '011', '030', '034'];

/** Every bank for a select, the commonest first. */
export function bankOptions(t: Translate): readonly BankOption[] {
  const rank = (code: string) =>
    commonFirst.includes(code) ? commonFirst.indexOf(code) : commonFirst.length;
  return [...bankCodes]
    .sort((a, b) => rank(a) - rank(b) || Number(a) - Number(b))
    .map((code) => ({ value: bankShortCodes[code], label: t(`banks.${code}`) }));
}

/** Whether a text is the short code of a bank we know (`KBANK`). */
export function isBankShortCode(text: string): text is BankShortCode {
  return bankCodes.some((code) => bankShortCodes[code] === text);
}

/** The Thai name of a bank by its short code (`KBANK`); an unknown code as it is. */
export function bankLabel(shortCode: string, t: Translate): string {
  const code = bankCodes.find((candidate) => bankShortCodes[candidate] === shortCode);
  return code === undefined ? shortCode : t(`banks.${code}`);
}
