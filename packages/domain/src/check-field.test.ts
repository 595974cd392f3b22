import { describe, expect, it } from 'vitest';
import { checkAccountNumber, checkPassword, checkUsername, type FieldCheck } from './check-field.ts';
import { accountNumberPattern, fieldLimits, usernamePattern } from './field-rules.ts';

const reasonOf = (check: FieldCheck) => (check.ok ? check.value : check.reason);

describe('lengths and patterns of fields', () => {
  it('agree for usernames', () => {
    const { min, max } = fieldLimits.username;
    for (const length of [min - 1, min, max, max + 1]) {
      const username = 'a'.repeat(length);
      expect(usernamePattern.test(username)).toBe(length >= min && length <= max);
      expect(checkUsername(username).ok).toBe(length >= min && length <= max);
    }
  });

  it('agree for account numbers', () => {
    const { min, max } = fieldLimits.account;
    for (const length of [min - 1, min, max, max + 1]) {
      expect(accountNumberPattern.test('1'.repeat(length))).toBe(length >= min && length <= max);
      expect(checkAccountNumber('1'.repeat(length)).ok).toBe(length >= min && length <= max);
    }
  });
});

describe('a refusal', () => {
  it('names the reason and the allowed lengths', () => {
    expect(checkUsername('abc')).toEqual({ ok: false, reason: 'usernameLength', min: 4, max: 20 });
    expect(checkPassword('1234567')).toEqual({ ok: false, reason: 'passwordLength', min: 8, max: 128 });
    expect(reasonOf(checkPassword(''))).toBe('passwordRequired');
    expect(reasonOf(checkUsername(' '))).toBe('usernameRequired');
  });
});
