import { describe, expect, it } from 'vitest';
import { QueueFullError } from './bounded-queue.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword, verifyDummyPassword, verifyPassword } from './passwords.ts';

describe('a common password', () => {
  const own = { username: 'somchai99', phone: '0812345678' };
  it.each([
    'password1',
    'Password1',
    'PASSWORD1',
    'ｐａｓｓｗｏｒｄ1',
    'qwertyuiop',
    '1q2w3e4r5t',
    'somchai99',
    'SOMCHAI99',
    '0812345678',
  ])('is detected: %s', (password) => expect(isCommonPassword(password, own)).toBe(true));
  it.each(['แมวน้อยกินปลาทู9', 'pla-too-48213377', 'correct horse battery staple', 'somchai99!ก'])(
    'is not %s',
    (password) => expect(isCommonPassword(password, own)).toBe(false),
  );
});

describe('passwords', () => {
  it('verify only against their own hash, and have a new hash each time', async () => {
    const [first, second] = await Promise.all([hashPassword('แมวน้อยกินปลาทู9'), hashPassword('แมวน้อยกินปลาทู9')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(await verifyPassword('แมวน้อยกินปลาทู9', first)).toBe(true);
    expect(await verifyPassword('แมวน้อยกินปลาทู8', first)).toBe(false);
  });

  it('match in any Unicode normalization', async () => {
    const hash = await hashPassword('caf\u00e9-caf\u00e9');
    expect(await verifyPassword('cafe\u0301-cafe\u0301', hash)).toBe(true);
  });

  it.each(['', 'none', '$argon2id$', '$2b$10$abcdefghijklmnopqrstuv'])(
    'never verify against %j',
    async (stored) => {
      expect(await verifyPassword('anything', stored)).toBe(false);
    },
  );

  it('for an unknown username are refused as slowly as for a known one', async () => {
    await verifyDummyPassword('warm up');
    const hash = await hashPassword('somebody');
    const time = async (work: () => Promise<unknown>) => {
      const start = performance.now();
      await work();
      return performance.now() - start;
    };
    const somebody: number[] = [];
    const nobody: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      somebody.push(await time(() => verifyPassword('wrong', hash)));
      nobody.push(await time(() => verifyDummyPassword('wrong')));
    }
    expect(Math.min(...nobody)).toBeGreaterThan(Math.min(...somebody) / 4);
  });

  it('queue up to a limit and are refused beyond it', async () => {
    const results = await Promise.allSettled(Array.from({ length: 90 }, () => hashPassword('x')));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.length).toBe(90 - 66);
    expect(refused.every((result) => result.reason instanceof QueueFullError)).toBe(true);
    expect(await hashPassword('after the crowd')).toMatch(/^\$argon2id/);
  });
});
