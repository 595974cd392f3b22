import type { banks } from './th/banks.ts';

/** Three digits of a Thai bank, as in slips: `'014'`. Its name is the text `banks.014`. */
export type BankCode = keyof typeof banks;

/** The banks' short English codes, as their members know them. */
export const bankShortCodes: Readonly<Record<BankCode, string>> = {
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
};

/** Whether a text is the code of a bank we know. */
export function isBankCode(code: string): code is BankCode {
  return Object.prototype.hasOwnProperty.call(bankShortCodes, code);
}

/** Every bank code, ascending. (Integer-like keys would sort by themselves; these have leading zeros, so sort.) */
export const bankCodes: readonly BankCode[] = Object.keys(bankShortCodes).filter(isBankCode).sort();
