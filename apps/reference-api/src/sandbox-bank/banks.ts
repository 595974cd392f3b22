import { bankCodes, bankShortNames } from '@chada/domain';

/** A bank in the sandbox: clearing code, short name, and a made-up colour instead of its logo. */
export interface Bank {
  readonly code: string;
  readonly name: string;
  readonly colour: string;
}

/** Every bank, by ascending code. Neighbours get clearly different colours. */
export const banks: readonly Bank[] = bankCodes.map((code, at) => ({
  code,
  name: bankShortNames[code],
  colour: `hsl(${(at * 137 + 210) % 360} 42% 38%)`,
}));

/** Returns the bank of a three-digit code. */
export const bankOf = (code: string): Bank | undefined => banks.find((bank) => bank.code === code);
