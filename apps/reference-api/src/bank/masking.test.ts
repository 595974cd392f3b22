import { describe, expect, it } from 'vitest';
import {
  accountMatches,
  maskAccount,
  maskBankName,
  maskInviterName,
  maskPublicName,
  nameMatches,
} from './masking.ts';

describe('masked numbers', () => {
  it.each([
    ['1234567890', 'xxx-x-x6789-x'],
    ['123456789012', 'xxxxxxx8901-x'],
  ])('%s is shown as %s and matches it', (account, masked) => {
    expect(maskAccount(account)).toBe(masked);
    expect(accountMatches(masked, account)).toBe(true);
  });

  it.each([
    ['another number', 'xxx-x-x6780-x', '1234567890'],
    ['another length', 'xxxxxxx8901-x', '1234567890'],
    ['hardly anything shown', 'xxx-x-xxxx9-x', '1234567890'],
    ['nothing shown', 'xxxxxxxxxx', '1234567890'],
    ['nothing at all', '', '1234567890'],
  ])('never match %s', (_, masked, account) => expect(accountMatches(masked, account)).toBe(false));
});

describe('masked names', () => {
  it.each(['สมศรี ใจดี', 'ณัฐวุฒิ แก้วมณี', 'เก่ง', 'John Smith'])('%s matches itself as banks show it', (name) =>
    expect(nameMatches(maskBankName(name), name)).toBe(true),
  );

  it.each([
    ['สมศรี ใ***', 'สมชาย ใจดี'],
    ['สมศรี ใ***', 'สมศรี'],
    ['สมศรี ก***', 'สมศรี ใจดี'],
    ['***', 'สมศรี'],
    ['', 'สมศรี'],
  ])('%j is not %s', (masked, name) => expect(nameMatches(masked, name)).toBe(false));

  it('hide most of it from other members, and never cut a letter from its marks', () => {
    expect(maskPublicName('สมศรี ใจดี')).toBe('สม***');
    expect(maskPublicName('กุ้งแก้ว')).toBe('กุ้ง***');
    expect(maskInviterName('สมศรี ใจดี')).toBe('สม*** ใ***');
    expect(maskBankName('กุ้ง ปู่ทอง')).toBe('กุ้ง ปู่***');
  });
});
