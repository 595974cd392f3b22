import { memoryStorage } from '@chada/testing';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createSafeStorage, type StorageSource } from './safe-storage.ts';
import { readJson } from './stored-json.ts';

const works = (source: StorageSource) => {
  const onFailure = vi.fn();
  const storage = createSafeStorage(source, onFailure);
  storage.write('a', '1');
  expect(storage.read('a')).toBe('1');
  storage.write('a', '2');
  expect(storage.read('a')).toBe('2');
  storage.remove('a');
  expect(storage.read('a')).toBeNull();
  return onFailure;
};

describe('a storage', () => {
  it('stores values without a report', () => {
    const storage = memoryStorage();
    expect(works(storage)).not.toHaveBeenCalled();
    expect(works(() => storage)).not.toHaveBeenCalled();
  });

  const faulty: readonly (readonly [string, StorageSource])[] = [
    ['missing', undefined],
    ['null', () => null],
    [
      'refused entirely',
      () => {
        throw new Error('SecurityError');
      },
    ],
    ['refusing every touch', Object.assign(memoryStorage(), { fault: 'refused' as const })],
    ['full', Object.assign(memoryStorage(), { fault: 'full' as const })],
  ];
  it.each(faulty)('keeps values in memory and reports a problem once if it is %s', (_name, source) => {
    expect(works(source)).toHaveBeenCalledTimes(1);
  });

  it('removes an old value if it is full', () => {
    const browser = memoryStorage({ token: 'old' });
    const storage = createSafeStorage(browser, () => undefined);
    browser.fault = 'full';
    storage.write('token', 'new');
    expect(storage.read('token')).toBe('new');
    expect(createSafeStorage(browser, () => undefined).read('token')).toBeNull();
  });

  it.each(faulty)('falls back to the session storage if it is %s', (_name, source) => {
    const tab = memoryStorage();
    const onFailure = vi.fn();
    createSafeStorage(source, onFailure, tab).write('token', 'new');
    expect(onFailure.mock.calls).toEqual([['tabOnly']]);
    const reloaded = createSafeStorage(source, () => undefined, tab);
    expect(reloaded.read('token')).toBe('new');
    reloaded.remove('token');
    expect([...tab.entries]).toEqual([]);
  });

  it('reports a problem at the first read if the session storage fails too', () => {
    const refused = Object.assign(memoryStorage(), { fault: 'refused' as const });
    const onFailure = vi.fn();
    const storage = createSafeStorage(refused, onFailure, refused);
    storage.read('token');
    storage.write('token', 'new');
    expect(onFailure.mock.calls).toEqual([['pageOnly']]);
  });

  it('reports once that values last as long as the tab, and then that they last as long as the page', () => {
    const browser = memoryStorage();
    const tab = memoryStorage();
    const onFailure = vi.fn();
    const storage = createSafeStorage(browser, onFailure, tab);
    browser.fault = 'full';
    storage.write('a', '1');
    storage.write('a', '2');
    tab.fault = 'full';
    storage.write('a', '3');
    tab.fault = 'none';
    storage.write('a', '4');
    expect(onFailure.mock.calls).toEqual([['tabOnly'], ['pageOnly']]);
  });

  it('removes values from the session storage when it works again', () => {
    const browser = memoryStorage();
    const tab = memoryStorage();
    const storage = createSafeStorage(browser, () => undefined, tab);
    browser.fault = 'full';
    storage.write('token', 'old');
    browser.fault = 'none';
    storage.write('token', 'new');
    expect([...tab.entries]).toEqual([]);
    expect(storage.read('token')).toBe('new');
  });

  it('is not accessed before its first use', () => {
    const source = vi.fn(() => memoryStorage());
    const storage = createSafeStorage(source, () => undefined);
    expect(source).not.toHaveBeenCalled();
    storage.read('a');
    expect(source).toHaveBeenCalledTimes(1);
  });
});

describe('a stored value', () => {
  const schema = z.object({ turn: z.int() });
  it.each(['', '{', 'null', '[]', '{"turn":"1"}', '{"turn":1.5}', '\u0000', '{"__proto__":{"turn":1}}'])(
    'is undefined and removed if the value is invalid: %j',
    (text) => {
      const browser = memoryStorage({ kept: text });
      const storage = createSafeStorage(browser, () => undefined);
      expect(readJson(storage, 'kept', schema)).toBeUndefined();
      expect(browser.entries.has('kept')).toBe(false);
    },
  );

  it.each(['', '{', 'null!'])('is undefined and removed if the value is not JSON: %j', (text) => {
    const browser = memoryStorage({ kept: text });
    const storage = createSafeStorage(browser, () => undefined);
    expect(readJson(storage, 'kept', z.nullable(schema))).toBeUndefined();
    expect(browser.entries.has('kept')).toBe(false);
  });

  it('is undefined if the value is missing', () => {
    const remove = vi.fn();
    const storage = { read: () => null, write: () => undefined, remove };
    expect(readJson(storage, 'absent', z.nullable(schema))).toBeUndefined();
    expect(remove).not.toHaveBeenCalled();
  });

  it('is validated by its schema', () => {
    const storage = createSafeStorage(memoryStorage({ kept: '{"turn":3,"more":1}' }), () => undefined);
    expect(readJson(storage, 'kept', schema)).toEqual({ turn: 3 });
  });
});
