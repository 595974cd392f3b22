import type { banks } from './th/banks.ts';

/** Three digits of a Thai bank, as in slips: `'014'`. Its name is the text `banks.014`. */
export type BankCode = keyof typeof banks;

/** The banks' short English codes, as their members know them. */
export const bankShortCodes = {
  '002': 'BBL',
  '004': 'KBANK',
  '006': 'KTB',
  '011': 'TTB',
  '014': 'SCB',
  '017': 'CITI',
  '020': 'SCBT',
  '022': 'CIMBT',
  '024': 'UOB',
  '025': 'BAY',
  '030': 'GSB',
  '033': 'GHB',
  '034': 'BAAC',
  '066': 'ISBT',
  '067': 'TISCO',
  '069': 'KKP',
  '070': 'ICBCT',
  '071': 'TCD',
  '073': 'LH',
} as const satisfies Readonly<Record<BankCode, string>>;

/** A bank's short English code, such as `KBANK`: how the API names banks. */
export type BankShortCode = (typeof bankShortCodes)[BankCode];

/** Whether a text is the code of a bank we know. */
export function isBankCode(code: string): code is BankCode {
  return Object.prototype.hasOwnProperty.call(bankShortCodes, code);
}

/** Every bank code, ascending. (Integer-like keys would sort by themselves; these have leading zeros, so sort.) */
export const bankCodes: readonly BankCode[] = Object.keys(bankShortCodes).filter(isBankCode).sort();
