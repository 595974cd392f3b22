/**
 * The banks of Thailand by their three-digit code, each with the short name that its members know. The contract's
 * `bankName` carries the short name.
 */
export const bankShortNames = {
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
} as const;

/** The three-digit code of a bank, as slips and transfers carry it: `'014'`. */
export type BankCode = keyof typeof bankShortNames;

/** The short name of a bank: `'SCB'`. */
export type BankShortName = (typeof bankShortNames)[BankCode];

/** True if a text is the three-digit code of a known bank. */
export function isBankCode(text: string): text is BankCode {
  return Object.prototype.hasOwnProperty.call(bankShortNames, text);
}

/** The codes of all banks, ascending. */
export const bankCodes: readonly BankCode[] = Object.keys(bankShortNames).filter(isBankCode);

/** Returns the three-digit code of a bank by its short name, or `undefined` for an unknown name. */
export function bankCodeOf(shortName: BankShortName): BankCode;
export function bankCodeOf(shortName: string): BankCode | undefined;
export function bankCodeOf(shortName: string): BankCode | undefined {
  return bankCodes.find((code) => bankShortNames[code] === shortName);
}

/** True if a text is the short name of a known bank. */
export function isBankShortName(text: string): text is BankShortName {
  return bankCodeOf(text) !== undefined;
}
