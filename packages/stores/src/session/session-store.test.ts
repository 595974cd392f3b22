import { aMember, memoryStorage } from '@chada/testing';
import { describe, expect, it } from 'vitest';
import { createSafeStorage } from '../storage/safe-storage.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { currentUserOf } from './current-user.ts';
import { createSessionStore } from './session-store.ts';

const user = currentUserOf(aMember());
function openStore(entries: Readonly<Record<string, string>> = {}) {
  const memory = memoryStorage(entries);
  return { memory, session: createSessionStore(createSafeStorage(memory, () => undefined)) };
}
const signedIn = () => {
  const opened = openStore();
  opened.session.open('token-1', user);
  return opened;
};

describe('the stored session', () => {
  it('keeps a token of visible ASCII letters', () => {
    const tokenOf = (token: string) => openStore({ [storageKeys.token]: token }).session.token();
    expect(['!', '~', 'x'.repeat(4096)].map(tokenOf)).toEqual(['!', '~', 'x'.repeat(4096)]);
    expect(['', 'a b', ' a', 'a ', 'ก', 'กa', 'aก', 'x'.repeat(4097)].map(tokenOf)).toEqual(
      Array<null>(8).fill(null),
    );
  });

  it('is known after its opening, and changed by another tab', () => {
    const { session, memory } = signedIn();
    expect(session.changedElsewhere()).toBe(false);
    memory.entries.set(storageKeys.token, 'token-2');
    expect(session.changedElsewhere()).toBe(true);
    expect(session.restore()).toEqual(user);
    expect(session.changedElsewhere()).toBe(false);
  });

  it('gets a new profile only while its token is the known one', () => {
    const { session, memory } = signedIn();
    session.update({ ...user, name: 'สมศรี ใหม่' });
    expect(memory.entries.get(storageKeys.user)).toContain('สมศรี ใหม่');
    memory.entries.set(storageKeys.token, 'token-of-another-member');
    session.update({ ...user, name: 'สมศรี เก่า' });
    expect(memory.entries.get(storageKeys.user)).not.toContain('สมศรี เก่า');
  });

  it('is incomplete without a uuid, and removed if it is invalid', () => {
    const { uuid: _uuid, ...specified } = user;
    const stored = { [storageKeys.token]: 'token-1', [storageKeys.user]: JSON.stringify(specified) };
    expect(openStore(stored).session.restore()).toBe('incomplete');
    const { session, memory } = openStore({
      ...stored,
      [storageKeys.user]: '{}',
      [storageKeys.lastCredit]: '{}',
    });
    expect(session.restore()).toBeNull();
    expect([...memory.entries]).toEqual([]);
  });
});

describe('a mark of the session', () => {
  const ends: [string, (opened: ReturnType<typeof signedIn>) => unknown][] = [
    ['it is cleared', ({ session }) => session.clear()],
    ['it is opened again', ({ session }) => session.open('token-1', user)],
    ['another tab changes the token', ({ memory }) => memory.entries.set(storageKeys.token, 'token-2')],
  ];
  it.each(ends)('is over once %s', (_name, act) => {
    const opened = signedIn();
    const isCurrent = opened.session.mark();
    expect(isCurrent()).toBe(true);
    act(opened);
    expect(isCurrent()).toBe(false);
  });

  it('lasts while the same token is read again, and is over if another one is read', () => {
    const { session, memory } = signedIn();
    const isCurrent = session.mark();
    session.restore();
    expect(isCurrent()).toBe(true);
    memory.entries.set(storageKeys.token, 'token-2');
    session.restore();
    memory.entries.set(storageKeys.token, 'token-1');
    expect(isCurrent()).toBe(false);
  });
});

it('[AP-03] the signal of a session is shared until the session ends, which aborts it', () => {
  const { session } = signedIn();
  const signal = session.signal();
  expect(session.signal()).toBe(signal);
  session.clear();
  expect(signal.aborted).toBe(true);
  expect(session.signal().aborted).toBe(false);
});
