import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { checkLedger } from '../../src/ledger/check-ledger.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { signUp, type TestMember } from './test-members.ts';

export const START = Date.parse('2026-11-20T03:00:00.000Z');

/** Starts one API for all tests of a file. Each test has a new member. */
export function testWithMember(use: (app: TestApp, member: TestMember) => void): void {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    app.setTime(new Date(START));
    use(app, await signUp(app));
  });
  afterAll(async () => {
    expect(await checkLedger(app.db)).toMatchObject({ ok: true });
    await app.close();
  });
}
