import { bankCodes, bankShortNames } from '@chada/domain';

export interface Bank {
  readonly code: string;
  readonly name: string;
  readonly colour: string;
}

export const banks: readonly Bank[] = bankCodes.map((code, at) => ({
  code,
  name: bankShortNames[code],
  colour: `hsl(${(at * 137 + 210) % 360} 42% 38%)`,
}));

export const bankOf = (code: string): Bank | undefined => banks.find((bank) => bank.code === code);
