import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/support/test-app.ts';
import { PASSWORD, signIn, signUp } from '../../../test/support/test-members.ts';
import { wrongPasswordRules } from './rate-rules.ts';

describe('guessing', () => {
  it('at the same time is limited like one by one, and does not lock the member out elsewhere', async () => {
    const scale = 0.2;
    const { ofNameAtNetwork, ofName } = wrongPasswordRules;
    const [atOne, atAll] = [ofNameAtNetwork[0].max * scale, ofName[0].max * scale];
    const strict = await startTestApp({ rateLimitScale: scale });
    try {
      const { username } = await signUp(strict);
      const guess = (address: string, password = 'a guess') =>
        strict.call(
          'session.login',
          { body: { username, password } },
          { headers: { 'x-forwarded-for': address } },
        );
      const guesses = await Promise.all(Array.from({ length: 30 }, () => guess('203.0.113.1')));
      expect(guesses.filter(({ status }) => status === 401)).toHaveLength(atOne);
      expect(guesses.filter(({ status }) => status === 429)).toHaveLength(30 - atOne);
      strict.setTime(new Date('2026-11-20T03:01:01.000Z'));
      expect((await guess('203.0.113.1', PASSWORD)).status).toBe(429);
      for (let count = 0; count < 5; count += 1) expect(await signIn(strict, username)).toBeTruthy();
      let wrong = atOne;
      for (let from = 2; from < 100; from += 1) {
        if ((await guess(`203.0.113.${from}`)).status === 429) break;
        wrong += 1;
      }
      expect(wrong).toBe(atAll);
    } finally {
      await strict.close();
    }
  });
});

describe('many members behind one address', () => {
  it('sign in without a limit', async () => {
    const busy = await startTestApp({ rateLimitScale: 0.2 });
    try {
      const { username } = await signUp(busy);
      for (let count = 0; count < 20; count += 1) expect(await signIn(busy, username)).toBeTruthy();
    } finally {
      await busy.close();
    }
  });

  it('are not blocked if an attacker at the address is limited', async () => {
    const scale = 0.1;
    const shared = await startTestApp({ rateLimitScale: scale });
    const max = wrongPasswordRules.ofNetwork[0].max * scale;
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const signInThere = async (username: string, password: string) =>
      (await shared.call('session.login', { body: { username, password } }, { headers })).status;
    try {
      const [regular, otherMember] = [await signUp(shared), await signUp(shared)];
      expect(await signInThere(regular.username, PASSWORD)).toBe(200);
      for (let count = 0; count < max; count += 1)
        expect(await signInThere(`nobody_${count}`, 'a guess')).toBe(401);
      expect(await signInThere(otherMember.username, PASSWORD)).toBe(429);
      expect(await signInThere('nobody_more', 'a guess')).toBe(429);
      expect(await signInThere(regular.username, PASSWORD)).toBe(200);
      expect(await signIn(shared, otherMember.username)).toBeTruthy();
    } finally {
      await shared.close();
    }
  });

  it('are not blocked by each other’s mistyped passwords', async () => {
    const shared = await startTestApp({ rateLimitScale: 1 });
    try {
      const [member, otherMember] = [await signUp(shared), await signUp(shared)];
      for (let count = 0; count < 12; count += 1)
        await shared.call('session.login', { body: { username: member.username, password: 'mistyped' } });
      expect(await signIn(shared, otherMember.username)).toBeTruthy();
    } finally {
      await shared.close();
    }
  });
});
