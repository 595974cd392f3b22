import { describe, expect, it } from 'vitest';
import { bankCodes, normalizeName } from '@chada/domain';
import {
  createTranslator,
  isMessageKey,
  messageKeys,
  messageText,
  placeholdersOf,
  renamedKeyOf,
} from './catalogue.ts';

const latinWords = [
  'QR',
  'PromptPay',
  'LINE',
  'Telegram',
  'Facebook',
  'ID',
  'VIP',
  'OTP',
  'PIN',
  'Wi-Fi',
  'JPG',
  'PNG',
  'MB',
  'GB',
  'px',
  'SHA-256',
  'HMAC-SHA256',
  'CSV',
  'v',
];
const latinExamples = ['a-z', 'x+', 'JK', 'AC', 'SG', 'XE'];

const allowedLatin = new RegExp(
  [...latinWords, ...latinExamples].map((word) => `(?<![A-Za-z])${word}(?![A-Za-z])`).join('|'),
  'g',
);

function offenders(isWrong: (text: string) => boolean): readonly string[] {
  return messageKeys.filter((key) => isWrong(messageText(key))).map((key) => `${key}: ${messageText(key)}`);
}

describe('the Thai catalogue', () => {
  it('has no empty text and no unnecessary spaces', () => {
    expect(offenders((text) => text === '' || text !== text.trim() || text.includes('  '))).toEqual([]);
  });

  it('has no Latin words that members don’t know', () => {
    const prose = (text: string) => text.replace(/\{[^{}]*\}/g, '').replace(allowedLatin, '');
    expect(offenders((text) => /[A-Za-z]/.test(prose(text)))).toEqual([]);
  });

  it('is in normal form C without invisible characters', () => {
    const misspelt =
      /\u0E4D\u0E32|\u0E40\u0E40|[\u0E48-\u0E4B][\u0E31\u0E34-\u0E37\u0E47]|\u0E33[\u0E48-\u0E4B]/;
    const plain = (text: string) => text.replace(/\u00a0(?=ๆ)/g, ' ');
    expect(offenders((text) => plain(text) !== normalizeName(text) || misspelt.test(text))).toEqual([]);
  });

  it('never starts a line with the repetition sign', () => {
    expect(offenders((text) => / [ๆฯ]/.test(text))).toEqual([]);
  });

  it('has well-formed placeholders', () => {
    expect(offenders((text) => /[{}]/.test(text.replace(/\{[a-z][A-Za-z]*\}/g, '')))).toEqual([]);
  });

  it('has camelCase names in camelCase namespaces', () => {
    const named = /^[a-z][A-Za-z]*\.([a-zA-Z][A-Za-z0-9]*|\d{3})$/;
    expect(messageKeys.filter((key) => !named.test(key))).toEqual([]);
    expect(messageKeys.length).toBeGreaterThan(200);
  });

  it('recognizes only its own keys', () => {
    expect(isMessageKey('shell.logout')).toBe(true);
    for (const key of ['shell.', 'shell', 'shell.nothing', '__proto__', 'constructor.name', '']) {
      expect(isMessageKey(key)).toBe(false);
    }
    expect(new Set(messageKeys).size).toBe(messageKeys.length);
  });

  it('adds all texts', () => {
    const t = createTranslator();
    expect([t('withdrawal.title'), t('slip.title')].join('')).toMatch(/^[ก-๙]+$/);
  });

  it('has the usual Thai label for OK (CO-02)', () => {
    expect(messageText('common.ok')).toBe('ตกลง');
  });

  it('finds the current key of a text in a renamed namespace', () => {
    expect(renamedKeyOf('withdraw.title')).toBe('withdrawal.title');
    expect(renamedKeyOf('liveScore.emptyHint')).toBe('score.liveEmptyHint');
    expect(['common.ok', 'login.unknown', '__proto__.title', 'login'].map(renamedKeyOf)).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
  });

  it('lists placeholders once, in order', () => {
    expect(placeholdersOf('{b} และ {a} และ {b}')).toEqual(['b', 'a']);
    expect(placeholdersOf('ไม่มี')).toEqual([]);
  });
});

describe('banks', () => {
  it('have Thai names', () => {
    for (const code of bankCodes) expect(messageText(`banks.${code}`)).toMatch(/^ธนาคาร/);
    expect(messageText('banks.014')).toBe('ธนาคารไทยพาณิชย์');
  });
});
