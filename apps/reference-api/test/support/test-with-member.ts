import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { checkLedger } from '../../src/ledger/check-ledger.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { signIn, signUp, type TestMember } from './test-members.ts';

export const START = Date.parse('2026-11-20T03:00:00.000Z');
export const DAY_MS = 86_400_000;

/** Returns the time this many days and milliseconds after `START`. */
export const atDay = (days: number, ms = 0) => new Date(START + days * DAY_MS + ms);

interface MemberOfTest {
  /** Signs the member in again. `time` becomes the time of the API. By default, the API's time does not change. */
  readonly signInAgain: (time?: Date) => Promise<void>;
}

/**
 * Registers hooks for the tests of a file: one API for all tests, and a new member for each test. `assign` receives the
 * API and the member before each test, and again after `signInAgain`.
 */
export function testWithMember(assign: (app: TestApp, member: TestMember) => void): MemberOfTest {
  let app: TestApp;
  let member: TestMember;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    app.setTime(new Date(START));
    member = await signUp(app);
    assign(app, member);
  });
  afterAll(async () => {
    expect(await checkLedger(app.db)).toMatchObject({ ok: true });
    await app.close();
  });
  return {
    signInAgain: async (time = app.deps.clock.now()) => {
      app.setTime(time);
      member = { ...member, token: await signIn(app, member.username, member.host) };
      assign(app, member);
    },
  };
}
