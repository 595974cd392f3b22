import { describe, expect, it } from 'vitest';
import { maskAccount, maskBankName, maskInviterName, maskPublicName } from './masking.ts';

describe('masked numbers', () => {
  it.each([
    ['1234567890', 'xxx-x-x6789-x'],
    ['123456789012', 'xxxxxxx8901-x'],
  ])('%s is shown as %s', (account, masked) => expect(maskAccount(account)).toBe(masked));
});

describe('masked names', () => {
  it('show a company name in full', () => expect(maskBankName('บริษัท ดาวทอง จำกัด')).toBe('บริษัท ดาวทอง จำกัด'));

  it('show other members only two letters, each with its Thai marks', () => {
    expect(maskPublicName('สมศรี ใจดี')).toBe('สม***');
    expect(maskPublicName('กุ้งแก้ว')).toBe('กุ้ง***');
    expect(maskInviterName('สมศรี ใจดี')).toBe('สม*** ใ***');
    expect(maskBankName('กุ้ง ปู่ทอง')).toBe('กุ้ง ปู่***');
  });
});
