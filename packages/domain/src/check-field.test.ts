import { describe, expect, it } from 'vitest';
import {
  checkAccountNumber,
  checkEmail,
  checkLineId,
  checkLine,
  checkPassword,
  checkPhone,
  checkUsername,
  normalizeAccountNumber,
  normalizePhone,
  type FieldCheck,
} from './check-field.ts';
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
  it('states the reason and the allowed lengths', () => {
    expect(checkUsername('abc')).toEqual({ ok: false, reason: 'usernameLength', min: 4, max: 20 });
    expect(checkPassword('1234567')).toEqual({ ok: false, reason: 'passwordLength', min: 8, max: 128 });
    expect(reasonOf(checkPassword(''))).toBe('passwordRequired');
    expect(reasonOf(checkUsername(' '))).toBe('usernameRequired');
  });
});

const accepted = (value: string): FieldCheck => ({ ok: true, value });
const refused = (reason: string, min = 0, max = 0) => ({ ok: false, reason, min, max });

describe('a phone number', () => {
  it.each([
    '0812223333',
    ' 081-222-3333 ',
    '(081) 222.3333',
    '081–222–3333',
    '081−222−3333',
    '๐๘๑๒๒๒๓๓๓๓',
    '０８１２２２３３３３',
    '081\u200B2223333',
    '+66 81-222-3333',
    '+660812223333',
    '0066812223333',
    '66812223333',
    '660812223333',
  ])('is read as typed: %j', (input) => {
    expect(checkPhone(input)).toEqual(accepted('0812223333'));
  });

  it.each(['0612223333', '0912223333'])('may begin with other digits: %s', (input) => {
    expect(checkPhone(input)).toEqual(accepted(input));
  });

  it.each(['', ' ', '-', '\u200B'])('is required: %j', (input) => {
    expect(checkPhone(input)).toEqual(refused('phoneRequired'));
  });

  it.each([
    '0712223333',
    '021234567',
    '081222333',
    '08122233334',
    '+66712223333',
    '6681222333',
    '+1 8122233334',
    '668122233334',
    'x0812223333',
    '081222333x',
    '081/222/3333',
  ])('has a form: %j', (input) => {
    expect(checkPhone(input)).toEqual(refused('phoneFormat'));
  });

  it('that is no mobile number of Thailand stays as it is', () => {
    expect(normalizePhone('66 2 123 4567')).toBe('6621234567');
    expect(normalizePhone('166812223333')).toBe('166812223333');
    expect(normalizePhone('668122233334')).toBe('668122233334');
  });
});

describe('a username', () => {
  it.each([
    ['somsri88', 'somsri88'],
    [' Somsri_๘๘ ', 'somsri_88'],
    ['som\u200Bsri', 'somsri'],
  ])('%j is read as %j', (input, value) => {
    expect(checkUsername(input)).toEqual(accepted(value));
  });

  it.each([
    ['', refused('usernameRequired')],
    ['สมศรี', refused('usernameCharacters')],
    ['som sri', refused('usernameCharacters')],
    ['somsri!', refused('usernameCharacters')],
    ['-somsri', refused('usernameCharacters')],
    ['1somsri', refused('usernameStart')],
    ['_somsri', refused('usernameStart')],
    ['abc', refused('usernameLength', 4, 20)],
    ['a'.repeat(21), refused('usernameLength', 4, 20)],
  ])('%j is refused with %j', (input, verdict) => {
    expect(checkUsername(input)).toEqual(verdict);
  });
});

describe('a password', () => {
  it.each(['12345678', '  spaces  ', '😀'.repeat(8), 'x'.repeat(128), '😀'.repeat(128)])(
    'is accepted as typed: %.20j',
    (input) => expect(checkPassword(input)).toEqual(accepted(input)),
  );

  it.each([
    ['', refused('passwordRequired')],
    ['\0'.repeat(9), refused('invisibleCharacters')],
    ['12345678\uD800', refused('invisibleCharacters')],
    ['\uD800', refused('invisibleCharacters')],
    ['😀'.repeat(7), refused('passwordLength', 8, 128)],
    ['x'.repeat(129), refused('passwordLength', 8, 128)],
  ])('%.20j is refused with %j', (input, verdict) => {
    expect(checkPassword(input)).toEqual(verdict);
  });
});

describe('an account number', () => {
  it.each(['1234567890', '123-4-56789-0', ' ๑๒๓๔๕๖๗๘๙๐ ', '(123) 456.7890'])(
    'is read as typed: %j',
    (input) => {
      expect(checkAccountNumber(input)).toEqual(accepted('1234567890'));
      expect(normalizeAccountNumber(input)).toBe('1234567890');
    },
  );

  it.each([
    ['', refused('accountRequired')],
    [' - ', refused('accountRequired')],
    ['12345678x0', refused('digitsOnly')],
    ['x1234567890', refused('digitsOnly')],
    ['123456789', refused('accountFormat', 10, 15)],
    ['1'.repeat(16), refused('accountFormat', 10, 15)],
  ])('%j is refused with %j', (input, verdict) => {
    expect(checkAccountNumber(input)).toEqual(verdict);
  });
});

describe('a LINE ID', () => {
  it.each([
    ['Somchai.K', accepted('somchai.k')],
    [' @somchai ', accepted('@somchai')],
    ['๐๘๑๒', accepted('0812')],
    ['', refused('lineIdRequired')],
    ['abc', refused('lineIdFormat')],
    ['สมชาย', refused('lineIdFormat')],
    ['a'.repeat(21), refused('lineIdFormat')],
  ])('%j is %j', (input, verdict) => {
    expect(checkLineId(input)).toEqual(verdict);
  });
});

describe('an e-mail address', () => {
  it.each([
    [' somchai@mail.example ', accepted('somchai@mail.example')],
    ["O'Neil+x@mail.example.co.th", accepted("O'Neil+x@mail.example.co.th")],
    ['', refused('emailRequired')],
    ['somchai', refused('emailFormat')],
    ['a@b@mail.example', refused('emailFormat')],
    ['somchai@mail', refused('emailFormat')],
    [`a@${`${'b'.repeat(50)}.`.repeat(3)}example`, refused('emailFormat')],
  ])('%j is %j', (input, verdict) => {
    expect(checkEmail(input)).toEqual(verdict);
  });
});

describe('a line of text', () => {
  it.each([
    ['', accepted('')],
    ['  สมศรี   ใจดี ', accepted('สมศรี ใจดี')],
    ['a\tb', accepted('a b')],
    ['12345', accepted('12345')],
    [' 12345 ', accepted('12345')],
    ['123456', refused('tooLong', 0, 5)],
    ['a\u0001', refused('invisibleCharacters')],
    ['\uD800', refused('invisibleCharacters')],
  ])('%j is %j', (input, verdict) => {
    expect(checkLine(input, input.includes('ใจ') ? 20 : 5)).toEqual(verdict);
  });
});
