/** Maps a Thai bank's three-digit code to the bank's short name, which is `bankName` in the contract. */
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

/** A bank's three-digit code in slips and transfers, such as `'014'`. */
export type BankCode = keyof typeof bankShortNames;

/** A bank's short name, such as `'SCB'`. */
export type BankShortName = (typeof bankShortNames)[BankCode];

export function isBankCode(text: string): text is BankCode {
  return Object.prototype.hasOwnProperty.call(bankShortNames, text);
}

export const bankCodes: readonly BankCode[] = Object.keys(bankShortNames).filter(isBankCode);

/** Returns the three-digit bank code of a short name, or `undefined` for an unknown name. */
export function bankCodeOf(shortName: BankShortName): BankCode;
export function bankCodeOf(shortName: string): BankCode | undefined;
export function bankCodeOf(shortName: string): BankCode | undefined {
  return bankCodes.find((code) => bankShortNames[code] === shortName);
}

export function isBankShortName(text: string): text is BankShortName {
  return bankCodeOf(text) !== undefined;
}
