import { memoryStorage } from '@chada/testing';
import { describe, expect, it } from 'vitest';
import { makeSite } from '../../test/make-site.ts';
import { openFakeServer } from '../../test/open-fake-server.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { readScrollPositions, writeScrollPositions } from './scroll-storage.ts';

const server = await openFakeServer();

function openPage(tabStorage = memoryStorage()) {
  const { dispatch } = makeSite(server, { tabStorage }).store;
  return {
    read: () => dispatch(readScrollPositions()),
    write: (positions: ReadonlyMap<string, number>) => dispatch(writeScrollPositions(positions)),
  };
}

describe('the stored scroll positions', () => {
  it('are read by the next page of the tab', () => {
    const tabStorage = memoryStorage();
    openPage(tabStorage).write(
      new Map([
        ['default /', 116],
        ['abc', 1240.5],
      ]),
    );
    expect([...openPage(tabStorage).read()]).toEqual([
      ['default /', 116],
      ['abc', 1240.5],
    ]);
  });

  it('are the last 50, without invalid values', () => {
    const tabStorage = memoryStorage();
    const many = Array.from({ length: 60 }, (_, index) => [`entry ${index}`, index] as const);
    openPage(tabStorage).write(new Map([...many, ['/'.repeat(201), 5], ['bounced', -3]]));
    const read = [...openPage(tabStorage).read()];
    expect(read).toHaveLength(50);
    expect(read[0]).toEqual(['entry 11', 11]);
    expect(read[49]).toEqual(['bounced', 0]);
  });

  it.each(['', '{}', '[{"entry":"a","top":"b"}]', JSON.stringify(Array(51).fill({ entry: 'a', top: 1 }))])(
    'are ignored and removed if the stored value is %s',
    (stored) => {
      const tabStorage = memoryStorage({ [storageKeys.scroll]: stored });
      expect([...openPage(tabStorage).read()]).toEqual([]);
      expect(tabStorage.entries.has(storageKeys.scroll)).toBe(false);
    },
  );

  it('stay in memory if the storage is full', () => {
    const tabStorage = memoryStorage();
    tabStorage.fault = 'full';
    const page = openPage(tabStorage);
    page.write(new Map([['abc', 7]]));
    expect([...page.read()]).toEqual([['abc', 7]]);
  });
});
