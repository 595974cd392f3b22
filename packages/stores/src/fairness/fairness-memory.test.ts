import { expect, it } from 'vitest';
import { makeSite, signedInStorage } from '../../test/make-site.ts';
import { openFakeServer } from '../../test/open-fake-server.ts';
import { readCurrentUser } from '../session/session.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import {
  dropSentSeed,
  storeLogState,
  storeSentSeed,
  MAX_SENT_SEEDS,
  readFairnessMemory,
  type SentClientSeed,
} from './fairness-memory.ts';

const server = await openFakeServer();

const hash = (digits: string): string => digits.repeat(32);
const hashOf = (index: number): string => index.toString(16).padStart(64, '0');
const seed = (commitment: string): SentClientSeed => ({
  clientSeed: 'my own seed',
  commitment,
  commitmentIndex: 3,
  seen: { size: 4, root: hash('cd') },
  isRandom: true,
  isConfirmed: false,
});

function open() {
  const storage = signedInStorage();
  const { store } = makeSite(server, { storage });
  store.dispatch(readCurrentUser());
  return { store, storage, read: () => store.dispatch(readFairnessMemory()) };
}

it('keeps the log and the seeds of the member, newest first, each commitment once', () => {
  const { store, read } = open();
  const log = { size: 9, root: hash('ef'), key: 'brand+00000000+AQ==' };
  store.dispatch(storeLogState(log));
  store.dispatch(storeSentSeed(seed(hash('01'))));
  store.dispatch(storeSentSeed(seed(hash('02'))));
  store.dispatch(storeSentSeed({ ...seed(hash('01')), isConfirmed: true }));
  expect(read()).toEqual({ log, sent: [{ ...seed(hash('01')), isConfirmed: true }, seed(hash('02'))] });
  store.dispatch(dropSentSeed(hash('01')));
  expect(read().sent).toEqual([seed(hash('02'))]);
});

it('keeps only the newest seeds, and stores no id of the member', () => {
  const { store, storage, read } = open();
  for (let index = 0; index < MAX_SENT_SEEDS + 3; index += 1) {
    store.dispatch(storeSentSeed(seed(hashOf(index))));
  }
  expect(read().sent).toHaveLength(MAX_SENT_SEEDS);
  expect(read().sent[0]?.commitment).toBe(hashOf(MAX_SENT_SEEDS + 2));
  const uuid = store.getState().auth.status === 'loggedIn' ? store.getState().auth.user?.uuid : undefined;
  expect(storage.entries.get(storageKeys.fairness)).not.toContain(uuid);
});

it.each(['', '{', '[]', '{"sent":1}', '{"sent":[{}]}', `{"sent":[],"log":{"size":-1}}`, '\u0000'])(
  'forgets an invalid memory: %j',
  (text) => {
    const { storage, read } = open();
    storage.entries.set(storageKeys.fairness, text);
    expect(read()).toEqual({ log: undefined, sent: [] });
  },
);

it('shows a member no seeds of another member', () => {
  const { store, storage, read } = open();
  store.dispatch(storeSentSeed(seed(hash('01'))));
  storage.entries.set(storageKeys.device, 'b'.repeat(20));
  expect(read().sent).toEqual([]);
});

it('keeps for a visitor the log alone, and stores no seed and no key of the device', () => {
  const { store, storage } = makeSite(server);
  store.dispatch(readCurrentUser());
  const log = { size: 9, root: hash('ef'), key: 'brand+00000000+AQ==' };
  store.dispatch(storeLogState(log));
  store.dispatch(storeSentSeed(seed(hash('01'))));
  expect(store.dispatch(readFairnessMemory())).toEqual({ log, sent: [] });
  expect([...storage.entries.keys()]).toEqual([storageKeys.fairness]);
});

it.each(['a'.repeat(63), 'a'.repeat(65), `x${'a'.repeat(64)}`, `${'a'.repeat(64)}x`, 'A'.repeat(64)])(
  'forgets a memory with the invalid hash %s',
  (root) => {
    const { store, storage, read } = open();
    store.dispatch(storeSentSeed(seed(hash('01'))));
    const valid: object = JSON.parse(storage.entries.get(storageKeys.fairness) ?? '');
    storage.entries.set(storageKeys.fairness, JSON.stringify({ ...valid, log: { size: 1, root, key: 'k' } }));
    expect(read()).toEqual({ log: undefined, sent: [] });
  },
);
