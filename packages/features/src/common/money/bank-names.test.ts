import { bankCodes, isBankShortName } from '@chada/domain';
import { addTexts, createTranslator } from '@chada/messages';
import { banks } from '@chada/messages/texts';
import { describe, expect, it } from 'vitest';
import { bankLabel, bankOptions } from './bank-names.ts';

addTexts({ banks });
const t = createTranslator();

describe('the banks', () => {
  it('occur once each, the most common banks first', () => {
    const options = bankOptions(t);
    expect(new Set(options.map(({ value }) => value)).size).toBe(bankCodes.length);
    expect(options[0]).toEqual({ value: 'KBANK', label: 'ธนาคารกสิกรไทย' });
  });

  it('are those of the brand, in their order', () => {
    expect(bankOptions(t, ['SCB', 'KBANK'])).toEqual([
      { value: 'SCB', label: 'ธนาคารไทยพาณิชย์' },
      { value: 'KBANK', label: 'ธนาคารกสิกรไทย' },
    ]);
  });

  it('have Thai names, and an unknown code stays unchanged', () => {
    expect(bankLabel('SCB', t)).toBe('ธนาคารไทยพาณิชย์');
    expect(bankLabel('NEW', t)).toBe('NEW');
    expect(isBankShortName('SCB')).toBe(true);
    expect(isBankShortName('__proto__')).toBe(false);
  });
});
