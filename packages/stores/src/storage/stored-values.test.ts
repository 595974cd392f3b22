import { memoryStorage } from '@chada/testing';
import { describe, expect, it } from 'vitest';
import { deviceTag, isDeviceTag } from './device-tag.ts';
import { createSafeStorage } from './safe-storage.ts';
import {
  picturePathPattern,
  picturesSchema,
  registrationDraftSchema,
  returnPathSchema,
} from './saved-state.ts';
import { randomText, shortHash } from './short-hash.ts';
import { storageKeys } from './storage-keys.ts';

describe('[ME-02] a return path', () => {
  it.each([
    '/auth',
    '/auth/withdraw',
    '/auth?x=1',
    '/auth#top',
    '/auth/games/slots/JK?q=%E0%B8%81',
    '/auth/a/../b',
    '/auth/user?from=/auth/login',
    `/auth/${'x'.repeat(494)}`,
  ])('may be %.60s', (path) => {
    expect(returnPathSchema.safeParse(path).success).toBe(true);
  });

  it.each([
    '',
    '/',
    '/authority',
    'auth/withdraw',
    '//auth/x',
    'https://evil.example/auth/x',
    '/auth/../evil',
    '/auth/../evil/auth/x',
    '/auth/%2e%2e/evil',
    '/auth/x y',
    '/auth/\\evil',
    '/auth/x\n',
    '/auth/login',
    '/auth/logout',
    '/auth/logout?x',
    ' /auth',
    `/auth/${'x'.repeat(495)}`,
  ])('may not be %.60j', (path) => {
    expect(returnPathSchema.safeParse(path).success).toBe(false);
  });
});

describe('[EN-04] a picture’s path', () => {
  it.each(['/a.png', 'https://cdn.example/a.png?v=1', 'http://cdn.example/a', '/'])('may be %s', (path) => {
    expect(picturePathPattern.test(path)).toBe(true);
  });

  it.each([
    '',
    'a.png',
    '//evil.example/a.png',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:image/png;base64,x',
    'ftp://a',
    'https:/a',
    'xhttps://a',
    '/a b',
    '/a"b',
    "/a'b",
    '/a(b',
    '/a)b',
    '/a\\b',
  ])('may not be %j', (path) => {
    expect(picturePathPattern.test(path)).toBe(false);
    expect(picturesSchema.safeParse({ 'home.normal.logo': path }).success).toBe(false);
  });

  it('has limits of length', () => {
    const path = (length: number) => `/${'x'.repeat(length - 1)}`;
    expect(picturesSchema.safeParse({ ['k'.repeat(200)]: path(2000) }).success).toBe(true);
    expect(picturesSchema.safeParse({ k: path(2001) }).success).toBe(false);
    expect(picturesSchema.safeParse({ ['k'.repeat(201)]: path(9) }).success).toBe(false);
  });
});

describe('[EN-06] a stored registration', () => {
  const step1 = { phone: '0812345678', username: 'somsri88', ageConfirmed: true };
  const step2 = { bankName: 'KBANK', bankId: '1234567890', accountName: 'สมศรี ใจดี' };
  const accepts = (draft: object) => registrationDraftSchema.safeParse(draft).success;

  it('may lack a step, but no value of one', () => {
    expect(accepts({ step1, step2 })).toBe(true);
    expect(accepts({ step1: null, step2: null })).toBe(true);
    expect(accepts({ step1 })).toBe(false);
    for (const name of Object.keys(step1))
      expect(accepts({ step1: { ...step1, [name]: undefined }, step2 })).toBe(false);
    for (const name of Object.keys(step2))
      expect(accepts({ step1, step2: { ...step2, [name]: 'x'.repeat(201) } })).toBe(false);
  });
});

describe('a device tag', () => {
  const storageWith = (device?: string) => {
    const memory = memoryStorage(device === undefined ? {} : { [storageKeys.device]: device });
    return { memory, storage: createSafeStorage(memory, () => undefined) };
  };

  it('is the same on this device for a text, and differs by device and text', () => {
    const { memory, storage } = storageWith();
    const tag = deviceTag(storage, 'somsri');
    expect(isDeviceTag(tag)).toBe(true);
    expect(deviceTag(storageWith(memory.entries.get(storageKeys.device)).storage, 'somsri')).toBe(tag);
    expect(deviceTag(storage, 'manop')).not.toBe(tag);
    expect(deviceTag(storageWith().storage, 'somsri')).not.toBe(tag);
    expect(tag).not.toContain(memory.entries.get(storageKeys.device) ?? '');
  });

  it.each(['', 'short', 'A'.repeat(20), 'a'.repeat(21), ` ${'a'.repeat(20)}`])(
    'replaces an invalid key of the device: %j',
    (device) => {
      const { memory, storage } = storageWith(device);
      deviceTag(storage, 'x');
      expect(memory.entries.get(storageKeys.device)).toMatch(/^[a-z0-9]{20}$/);
    },
  );

  it('keeps a valid key of the device, and stays the same across versions', () => {
    const { memory, storage } = storageWith('abcdefghij0123456789');
    expect(deviceTag(storage, 'somsri')).toBe('t142dag6xn66xyklon2mii');
    expect(memory.entries.get(storageKeys.device)).toBe('abcdefghij0123456789');
  });

  it.each(['3f0f5b7e-8f2a-4c1d-9a57-6f2d1c0b9e11', 't12', 'T1234', 'xt1234', `t${'a'.repeat(25)}`, 't1234 '])(
    'is not %j',
    (text) => expect(isDeviceTag(text)).toBe(false),
  );
});

describe('a short hash', () => {
  it('stays the same across versions, since stored keys contain it', () => {
    expect([shortHash(''), shortHash('a'), shortHash('สมศรี'), shortHash('a', 1)]).toEqual([
      'wvjl67o803',
      '262p94epp1d',
      '1x993iwynte',
      '1guuo3poulb',
    ]);
  });

  it('differs for texts that differ in one letter', () => {
    const hashes = Array.from({ length: 2000 }, (_, index) => shortHash(`withdraw.create ${index}`));
    expect(new Set(hashes).size).toBe(2000);
  });

  it('of random text has 20 letters and digits, another each time', () => {
    const texts = Array.from({ length: 50 }, randomText);
    for (const text of texts) expect(text).toMatch(/^[a-z0-9]{20}$/);
    expect(new Set(texts).size).toBe(50);
    expect(new Set(texts.join('')).size).toBe(36);
  });
});
