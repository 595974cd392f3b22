import { idempotencyKeySchema } from '@chada/contract';
import { memoryStorage } from '@chada/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSafeStorage } from '../storage/safe-storage.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { type OpenRequest, createIdempotencyKeys } from './idempotency-keys.ts';

const seed = Date.now() & 0x7fffffff;
const noon = Date.parse('2026-11-20T05:00:00Z');
const onStorage = (storage = memoryStorage(), clock = () => noon, token = 'token-1') =>
  createIdempotencyKeys({
    local: createSafeStorage(storage, () => undefined),
    session: { token: () => token },
    deviceClock: clock,
  });
const open = (keyStore: ReturnType<typeof onStorage>, amount = 100, uuid = 'somsri') =>
  keyStore.open(uuid, 'withdraw.create', { params: { uuid }, body: { amount } });

describe('an idempotency key', () => {
  it('matches the contract’s schema', () => {
    expect(idempotencyKeySchema.safeParse(open(onStorage()).key).success).toBe(true);
  });

  it('stays the same across presses, reloads and tabs until a final response', () => {
    const storage = memoryStorage();
    const first = open(onStorage(storage));
    expect(open(onStorage(storage)).key).toBe(first.key);
    const tab = onStorage(storage);
    tab.settle(open(tab));
    expect(open(onStorage(storage)).key).not.toBe(first.key);
  });

  it('belongs to an open request for a day or until a final response', () => {
    const storage = memoryStorage();
    const input = { params: { uuid: 'somsri' }, body: { amount: 100 } };
    const isOpen = (clock = noon, amount = 100) =>
      onStorage(storage, () => clock).isOpen('somsri', 'withdraw.create', {
        ...input,
        body: { amount },
      });
    expect(isOpen()).toBe(false);
    const request = open(onStorage(storage));
    expect(isOpen()).toBe(true);
    expect(isOpen(noon, 200)).toBe(false);
    expect(isOpen(noon + 25 * 60 * 60 * 1000)).toBe(false);
    onStorage(storage).settle(request);
    expect(isOpen()).toBe(false);
  });

  it('depends on content, operation and member, and ignores the order of fields', () => {
    const keyStore = onStorage();
    const key = (operation: string, input: unknown, uuid = 'a') => keyStore.open(uuid, operation, input).key;
    expect(key('x', { a: 1, b: { c: [1, 2], d: null } })).toBe(
      key('x', { b: { d: null, c: [1, 2], e: undefined }, a: 1 }),
    );
    const keys = [
      key('x', { a: 1 }),
      key('x', { a: 2 }),
      key('x', { a: '1' }),
      key('x', { a: [1] }),
      key('x', { a: [2] }),
      key('x', { a: [1, 2] }),
      key('x', { a: [12] }),
      key('x', { a: { 0: 1 } }),
      key('x', { a: { b: 1 } }),
      key('x', { a: { b: 2 } }),
      key('x', { a: [] }),
      key('x', { a: [null] }),
      key('y', { a: 1 }),
      key('x', { a: 1 }, 'b'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is the same for contents with the same JSON', () => {
    const keyStore = onStorage();
    const key = (input: unknown) => keyStore.open('a', 'x', input).key;
    expect(key({ a: [undefined, 1] })).toBe(key({ a: [null, 1] }));
  });

  it('stays the same across versions, so that a retry after an update has no second effect', () => {
    const storage = memoryStorage();
    const input = { body: { b: [1, 'x'], a: null, c: { d: true } } };
    onStorage(storage).open('a', 'withdraw.create', input);
    const text = storage.entries.get(storageKeys.idempotencyKeys) ?? '';
    const known = text.replace(/"seed":"\w+"/, '"seed":"abcdefghij0123456789"');
    storage.entries.set(storageKeys.idempotencyKeys, known);
    expect(onStorage(storage).open('a', 'withdraw.create', input).key).toBe(
      'abcdefghij0123456789_l2q9kivp9a_0',
    );
  });

  it('is the same in two tabs that send at the same time', () => {
    const before = memoryStorage();
    const member = onStorage(before);
    member.settle(open(member, 999));
    const [tabA, tabB] = [memoryStorage(), memoryStorage()];
    for (const tab of [tabA, tabB]) for (const [key, value] of before.entries) tab.entries.set(key, value);
    expect(open(onStorage(tabA)).key).toBe(open(onStorage(tabB)).key);
  });

  it('expires after a day, also after a change of the clock', () => {
    for (const hours of [25, -25]) {
      const storage = memoryStorage();
      const first = open(onStorage(storage));
      const then = noon + hours * 3_600_000;
      expect(open(onStorage(storage, () => then)).key).not.toBe(first.key);
    }
    const storage = memoryStorage();
    const first = open(onStorage(storage));
    expect(open(onStorage(storage, () => noon + 23 * 3_600_000)).key).toBe(first.key);
  });

  it.each(['garbage', '{"somsri":{"seed":"x","turn":0,"open":{}}}', '[]'])(
    'is new if the storage contains %j',
    (text) => {
      const clean = open(onStorage()).key;
      const replaced = open(onStorage(memoryStorage({ 'chada.intents': text }))).key;
      expect(replaced).toMatch(idempotencyPattern);
      expect(replaced).not.toBe(clean);
    },
  );

  it('is new after all requests of the operation were closed', () => {
    const keyStore = onStorage();
    const [cashOut, withdraw] = [keyStore.open('a', 'game.cashOut', {}), keyStore.open('a', 'withdraw', {})];
    keyStore.settleAll('a', 'game.cashOut');
    expect(keyStore.open('a', 'game.cashOut', {}).key).not.toBe(cashOut.key);
    expect(keyStore.open('a', 'withdraw', {}).key).toBe(withdraw.key);
  });

  it('belongs to an open request for exactly a day', () => {
    const storage = memoryStorage();
    const request = open(onStorage(storage));
    const day = 24 * 60 * 60 * 1000;
    const isOpen = (clock: number) =>
      onStorage(storage, () => clock).isOpen('somsri', 'withdraw.create', {
        params: { uuid: 'somsri' },
        body: { amount: 100 },
      });
    expect([noon + day, noon - day, noon + day + 1, noon - day - 1].map(isOpen)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    open(onStorage(storage, () => noon + 1));
    expect(onStorage(storage, () => noon + day, 'token-2').past('somsri')).toMatchObject([
      { key: request.key, since: noon },
    ]);
  });

  it('of another content stays the same after a final response', () => {
    const keyStore = onStorage();
    const [first, second] = [open(keyStore, 100), open(keyStore, 200)];
    keyStore.settle(first);
    expect(open(keyStore, 200).key).toBe(second.key);
  });

  it('stays the same if an earlier request with its content is settled again, or gets a late response', () => {
    const storage = memoryStorage();
    const keyStore = onStorage(storage);
    const [first, otherRequest] = [open(keyStore, 100), open(keyStore, 200)];
    keyStore.settle(first);
    keyStore.saveAnswer(first, 'done');
    expect(open(keyStore, 200).key).toBe(otherRequest.key);
    const second = open(keyStore, 100);
    keyStore.settle(first);
    keyStore.saveAnswer(first, 'done');
    expect(open(keyStore, 100).key).toBe(second.key);
    const past = onStorage(storage, () => noon, 'token-2').past('somsri');
    expect(past.map(({ answer }) => answer)).toEqual([undefined, undefined]);
  });

  it('is stored with the amount of a withdrawal, and with no other number', () => {
    const storage = memoryStorage();
    const keyStore = onStorage(storage);
    for (const body of [{ amount: 50_000 }, { amount: 0 }, { amount: 0.5 }, { card: 4 }])
      keyStore.open('a', 'x', { body });
    const past = onStorage(storage, () => noon, 'token-2').past('a');
    expect(past.map(({ amountSatang }) => amountSatang)).toEqual([50_000, undefined, undefined, undefined]);
  });

  it('does not identify members in the storage and differs between two members', () => {
    const storage = memoryStorage();
    const [firstUuid, secondUuid] = [
      '3f0f5b7e-8f2a-4c1d-9a57-6f2d1c0b9e11',
      '11111111-1111-4111-8111-111111111111',
    ];
    const keyStore = onStorage(storage);
    const keys = [firstUuid, secondUuid].map((uuid) => keyStore.open(uuid, 'wheel.reward', {}).key);
    expect(new Set(keys).size).toBe(2);
    const stored = JSON.stringify([...storage.entries]);
    for (const uuid of [firstUuid, secondUuid]) expect(stored).not.toContain(uuid);
  });

  it('stays the same for a request that an earlier version stored with the uuid', () => {
    const [uuid, other] = ['3f0f5b7e-8f2a-4c1d-9a57-6f2d1c0b9e11', '11111111-1111-4111-8111-111111111111'];
    const input = { body: { amount: 50_000 } };
    const emptyKeys = onStorage(memoryStorage());
    const hash = emptyKeys.open(uuid, 'withdraw.create', input).hash;
    const seedBefore = 'abcdefghij0123456789';
    const member = {
      seed: seedBefore,
      turn: 7,
      open: { [hash]: { turn: 4, operation: 'withdraw.create', since: noon } },
    };
    const storage = memoryStorage({
      'chada.intents': JSON.stringify({ [uuid]: member, [other]: { ...member, turn: 9, open: {} } }),
    });
    const keyStore = onStorage(storage);
    expect(keyStore.isOpen(uuid, 'withdraw.create', input)).toBe(true);
    expect(keyStore.past(uuid)).toMatchObject([
      { key: `${seedBefore}_${hash}_4`, operation: 'withdraw.create' },
    ]);
    expect(keyStore.open(uuid, 'withdraw.create', input).key).toBe(`${seedBefore}_${hash}_4`);
    expect(storage.entries.get('chada.intents')).not.toMatch(/-4[0-9a-f]{3}-/);
    expect(keyStore.open(other, 'withdraw.create', input).key).toBe(`${seedBefore}_${hash}_9`);
  });

  it('belongs to an earlier request with amount and response after the start of another session', () => {
    const storage = memoryStorage();
    const request = onStorage(storage).open('a', 'withdraw.create', { body: { amount: 50_000 } });
    expect(onStorage(storage).past('a')).toEqual([]);
    const later = onStorage(storage, () => noon + 60_000, 'token-2');
    later.saveAnswer(request, 'done');
    expect(later.past('a')).toEqual([
      {
        ...request,
        operation: 'withdraw.create',
        since: noon,
        amountSatang: 50_000,
        answer: 'done',
        reported: false,
      },
    ]);
    expect(later.past('b')).toEqual([]);
    later.settle(request);
    expect(later.past('a')).toEqual([]);
  });

  it.each(['done', 'refused'] as const)('survives a reload after the answer "%s"', (answer) => {
    const storage = memoryStorage();
    const request = onStorage(storage).open('a', 'withdraw.create', {});
    onStorage(storage).saveAnswer(request, answer);
    expect(onStorage(storage, () => noon, 'token-2').past('a')).toMatchObject([{ key: request.key, answer }]);
  });

  it.each(['x'.repeat(21), `-${'x'.repeat(20)}`, `${'x'.repeat(20)}-`])(
    'does not derive from the malformed stored seed %s',
    (malformed) => {
      const storage = memoryStorage();
      onStorage(storage).open('a', 'withdraw.create', {});
      const text = storage.entries.get(storageKeys.idempotencyKeys) ?? '';
      storage.entries.set(storageKeys.idempotencyKeys, text.replace(/"seed":"\w+"/, `"seed":"${malformed}"`));
      const { key } = onStorage(storage).open('a', 'withdraw.create', {});
      expect(key).not.toContain(malformed);
      expect(idempotencyKeySchema.safeParse(key).success).toBe(true);
    },
  );

  it('is reused only by a press after the member has seen an unknown result', () => {
    const storage = memoryStorage();
    const request = onStorage(storage).open('a', 'wheel.reward', {});
    const later = onStorage(storage, () => noon, 'token-2');
    expect(later.mayRepeat('a', 'wheel.reward', {})).toBe(true);
    later.markReported(request);
    expect(later.mayRepeat('a', 'wheel.reward', {})).toBe(false);
    expect(later.isOpen('a', 'wheel.reward', {})).toBe(true);
    expect(later.open('a', 'wheel.reward', {}).key).toBe(request.key);
    expect(later.past('a')).toEqual([]);
  });

  it(`is never reused after a final response in two tabs (seed ${seed})`, () => {
    const step = fc.record({
      tab: fc.constantFrom(0, 1),
      act: fc.constantFrom('open', 'settle', 'reload'),
      amount: fc.integer({ min: 1, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const storage = memoryStorage();
        const tabs = [onStorage(storage), onStorage(storage)];
        const pending: Map<number, OpenRequest>[] = [new Map(), new Map()];
        const settled = new Set<string>();
        for (const { tab, act, amount } of steps) {
          const mine = pending[tab] ?? new Map<number, OpenRequest>();
          const keyStore = tabs[tab] ?? onStorage(storage);
          if (act === 'reload') {
            tabs[tab] = onStorage(storage);
            mine.clear();
          } else if (act === 'open') {
            const request = open(keyStore, amount);
            expect(settled.has(request.key)).toBe(false);
            mine.set(amount, request);
          } else {
            const request = mine.get(amount);
            if (request === undefined) continue;
            keyStore.settle(request);
            settled.add(request.key);
            mine.delete(amount);
          }
        }
      }),
      { seed, numRuns: 500 },
    );
  });
});

const idempotencyPattern = /^[A-Za-z0-9_-]{16,64}$/;
