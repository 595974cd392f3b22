import { operations } from '@chada/contract';
import { checkRefusal, type Difference } from './check-reply.ts';
import type { Findings } from './findings.ts';
import type { NewMember } from './new-member.ts';
import { responseData } from './response-data.ts';

const HOUR_MS = 3_600_000;
/** The clocks of the backend and of this computer may differ by this number of milliseconds. */
const CLOCKS_MS = HOUR_MS;
const { 'protection.setLimit': setLimit, 'protection.confirmRaise': confirmRaise } = operations;

export async function checkLimits({ call }: NewMember, findings: Findings): Promise<void> {
  const set = async (value: number) => {
    const reply = await call(setLimit, { body: { kind: 'deposit', period: 'day', value } });
    return responseData(setLimit.response, reply)?.limits.find(
      ({ kind, period }) => kind === 'deposit' && period === 'day',
    );
  };
  const inForce = (when: string, value: number | undefined, expected: number): Difference[] =>
    value === expected
      ? []
      : [{ when, location: 'data.limits', message: `should be ${expected} satang, but is ${String(value)}` }];

  const first = await set(200_000);
  findings.tried('protection.setLimit', ...inForce('a first limit', first?.value, 200_000));
  const lowered = await set(100_000);
  findings.tried(
    'protection.setLimit',
    ...inForce('a lower limit, which is in force at once', lowered?.value, 100_000),
  );
  const response = await set(300_000);
  const when = 'a higher limit, which waits for its cooling period';
  findings.tried('protection.setLimit', ...inForce(when, response?.value, 100_000));
  const raise = response?.raise;
  if (!raise)
    return findings.tried('protection.setLimit', {
      when,
      location: 'data.limits',
      message: 'has no raise that waits',
    });
  const waits = Date.parse(raise.confirmableAt) - Date.now();
  if (waits < 24 * HOUR_MS - CLOCKS_MS) {
    const message = `should be 24 hours from now or later, but is ${raise.confirmableAt}`;
    findings.tried('protection.setLimit', { when, location: 'data.limits[0].raise.confirmableAt', message });
  }
  const early = await call(confirmRaise, { body: { raiseId: raise.raiseId } });
  const tooEarly = checkRefusal('a raise that is confirmed before its time', early, [
    'LIMIT_RAISE_TOO_EARLY',
  ]);
  findings.tried('protection.confirmRaise', ...tooEarly);
}
