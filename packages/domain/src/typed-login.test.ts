import { describe, expect, it } from 'vitest';
import { isCompleteLogin, normalizeLogin } from './login-credentials.ts';

describe('what was typed into a login form', () => {
  it('has the stored form of the name, and keeps the password', () => {
    expect(normalizeLogin({ username: ' Somsri๘๘ ', password: ' แมว ' })).toEqual({
      username: 'somsri88',
      password: ' แมว ',
    });
    expect(normalizeLogin({ username: 'a'.repeat(65), password: '' }).username).toHaveLength(64);
  });

  it.each([
    ['somsri88', 'แมวน้อย', true],
    ['', 'แมวน้อย', false],
    ['somsri88', '', false],
    ['somsri88', 'a\0b', false],
    ['som\uD800', 'แมวน้อย', false],
  ])('%j with the password %j can be sent: %s', (username, password, complete) => {
    expect(isCompleteLogin({ username, password })).toBe(complete);
  });
});
