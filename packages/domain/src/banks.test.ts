import { describe, expect, it } from 'vitest';
import { bankCodeOf, bankCodes, bankShortNames, isBankCode, isBankShortName } from './banks.ts';

describe('banks', () => {
  it('are listed by ascending code, each with a unique short name', () => {
    expect(bankCodes).toHaveLength(19);
    expect([...bankCodes]).toEqual([...bankCodes].sort());
    expect(new Set(Object.values(bankShortNames)).size).toBe(19);
    for (const code of bankCodes) expect(bankShortNames[code]).toMatch(/^[A-Z]{2,5}$/);
  });

  it('are found by code and by short name', () => {
    for (const code of bankCodes) expect(bankCodeOf(bankShortNames[code])).toBe(code);
    expect(bankShortNames['014']).toBe('SCB');
    expect(bankCodeOf('KBANK')).toBe('004');
  });

  it.each(['14', '999', 'SCB', 'toString', '__proto__', ''])('have no code %j', (text) => {
    expect(isBankCode(text)).toBe(false);
  });

  it.each(['014', 'scb', 'toString', '__proto__', ''])('have no short name %j', (text) => {
    expect(isBankShortName(text)).toBe(false);
    expect(bankCodeOf(text)).toBeUndefined();
  });
});
