import { createTranslator } from '@chada/messages';
import { describe, expect, it } from 'vitest';
import {
  checkAccountNumber,
  checkLine,
  checkPassword,
  checkPhone,
  checkUsername,
  type FieldCheck,
} from '@chada/domain';
import { problemText } from './field-problems.ts';

const t = createTranslator();
const valueOf = (check: FieldCheck) => (check.ok ? check.value : problemText(check, t));

describe('[ME-12] a line of text', () => {
  it.each([
    [' \u200bสมศรี\u202e  ใจดี ', 'สมศรี ใจดี'],
    ['\u3164 \u200b', ''],
    ['นํ้าใจ', 'นํ้าใจ'],
    ['สม\u0000ศรี', t('common.invisibleCharacters')],
    ['สมศรี\ud800', t('common.invisibleCharacters')],
    ['สม\u001bศรี', t('common.invisibleCharacters')],
    ['ก'.repeat(21), t('validation.tooLong', { count: 20 })],
  ])('accepts or refuses %j as %j', (input, expected) =>
    expect(valueOf(checkLine(input, 20))).toBe(expected),
  );
});

describe('[VA-02] a phone number', () => {
  it.each([
    '0812223333',
    '081-222-3333',
    ' 081 222 3333 ',
    '+66812223333',
    '+66 (0)81-222-3333',
    '66812223333',
    '0066 81 222 3333',
    '๐๘๑๒๒๒๓๓๓๓',
    '０８１２２２３３３３',
    '\u200b081\u2011222\u20113333',
  ])('accepts the spelling %j', (input) => {
    expect(checkPhone(input)).toEqual({ ok: true, value: '0812223333' });
  });

  it.each(['0212223333', '081222333', '08122233334', '+1 812223333', '6681222', 'โทรมานะ', '081222333x'])(
    'refuses the invalid number %j and describes a valid number',
    (input) => {
      expect(valueOf(checkPhone(input))).toContain('10 หลัก');
    },
  );

  it('is required', () => {
    expect(valueOf(checkPhone(' - '))).toBe('กรุณากรอกเบอร์โทรศัพท์');
  });
});

describe('[VA-02] a username', () => {
  it.each([
    ['Somchai_99', 'somchai_99'],
    ['  somchai', 'somchai'],
    ['som๑๒', 'som12'],
    ['som\u200bchai', 'somchai'],
  ])('normalizes %j to %j', (input, stored) => {
    expect(checkUsername(input)).toEqual({ ok: true, value: stored });
  });

  it.each([
    ['', 'กรุณากรอกชื่อผู้ใช้'],
    ['abc', '4 ถึง 20'],
    ['a'.repeat(21), '4 ถึง 20'],
    ['9lives', 'ขึ้นต้นด้วยตัวอักษร'],
    ['_under', 'ขึ้นต้นด้วยตัวอักษร'],
    ['som chai', 'a-z, 0-9'],
    // The second letter of this username is the Cyrillic letter o, which usernames can't contain.
    ['sоmchai', 'a-z, 0-9'],
    ['สมชาย', 'a-z, 0-9'],
    ['<script>', 'a-z, 0-9'],
  ])('refuses %j with the text %s', (input, part) => {
    expect(valueOf(checkUsername(input))).toContain(part);
  });
});

describe('a password', () => {
  it('is accepted in any script and stays unchanged', () => {
    expect(checkPassword(' แมวน้อย 9 ')).toEqual({ ok: true, value: ' แมวน้อย 9 ' });
  });

  it('is measured in code points', () => {
    expect(checkPassword('😀'.repeat(7)).ok).toBe(false);
    expect(checkPassword('😀'.repeat(128)).ok).toBe(true);
    expect(checkPassword('a'.repeat(129)).ok).toBe(false);
  });

  it.each(['abcdefgh\0', 'abcdefgh\ud800'])('refuses characters that can’t be typed again: %j', (input) => {
    expect(valueOf(checkPassword(input))).toContain('อักขระที่มองไม่เห็น');
  });
});

describe('[VA-02] an account number', () => {
  it.each(['1234567890', '123-4-56789-0', '๑๒๓๔๕๖๗๘๙๐', ' 123 4567890 '])('normalizes %j', (input) => {
    expect(checkAccountNumber(input)).toEqual({ ok: true, value: '1234567890' });
  });

  it.each([
    ['', 'กรุณากรอกเลขที่บัญชี'],
    ['123456789', '10 ถึง 15'],
    ['1'.repeat(16), '10 ถึง 15'],
    ['12345x7890', 'ตัวเลขเท่านั้น'],
    ['1e10', 'ตัวเลขเท่านั้น'],
  ])('refuses %j with the text %s', (input, part) => {
    expect(valueOf(checkAccountNumber(input))).toContain(part);
  });
});
