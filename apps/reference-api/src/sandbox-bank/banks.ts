import { bankClearingCodes } from '@chada/contract';

/** A bank as the sandbox draws it: a code, a short name, and a colour of ours (logos are not ours to draw). */
export interface Bank {
  readonly code: string;
  readonly name: string;
  readonly colour: string;
}

/** Every bank, in order of its clearing code; neighbours get colours far apart. */
export const banks: readonly Bank[] = Object.entries(bankClearingCodes).map(([name, code], at) => ({
  code,
  name,
  colour: `hsl(${(at * 137 + 210) % 360} 42% 38%)`,
}));

/** The bank of a three-digit clearing code. */
export const bankOf = (code: string): Bank | undefined => banks.find((bank) => bank.code === code);
