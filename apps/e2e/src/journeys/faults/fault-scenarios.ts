import type { PlainFault } from '../../browsers/faults.ts';
import { expect } from 'vitest';
import { isSupported } from '../../browsers/limits.ts';
import type { FaultRun } from './fault-run.ts';
import { setSiteStatus } from './fault-case.ts';

/** A fault with a bad response. `isRefused` is true if the server has certainly not executed the operation. */
export interface BadResponseFault {
  readonly fault: PlainFault;
  readonly words: string;
  readonly isRefused: boolean;
}

export async function getBadResponse(
  run: FaultRun,
  { fault, words, isRefused }: BadResponseFault,
): Promise<void> {
  const { faultCase, write } = run;
  const { page } = faultCase;
  await run.fillIn();
  // The fault affects one request. In browsers that repeat failed requests by themselves, the fault affects all
  // requests, so that the repeated request fails too.
  const times = isSupported('singleRequests') ? 1 : undefined;
  const rule = await run.inject(fault, times);
  await run.press();
  await run.waitUntilSent(rule);
  if (write.alwaysSucceeds === true) {
    await write.done(faultCase);
    await run.checkTimes(0);
    return run.checkPage();
  }
  await page.see(words);
  if (!isRefused && write.unknown !== undefined) await page.see(write.unknown(faultCase, false));
  await run.checkPage();
  await run.checkInputKept(isRefused ? 'refused' : 'unknown');
  await run.checkTimes(0);
  await rule.remove();
  await run.pressAgain(isRefused ? 'refused' : 'unknown');
  await run.checkDone();
}

export async function endSession(
  run: FaultRun,
  {
    fault,
    message,
    words,
  }: { fault: PlainFault; message: 'session.sessionEnded' | 'apiErrors.captivePortal'; words: string },
): Promise<void> {
  const { faultCase, write } = run;
  const { page, t, identity } = faultCase;
  if (write.operation.auth === 'public') return getBadResponse(run, { fault, words, isRefused: true });
  await run.fillIn();
  const before = new URL(await page.url()).pathname;
  // The fault affects all requests, because the WebKit of JavaFX repeats a call after status 401.
  const rule = await run.inject(fault);
  await run.press();
  await run.waitUntilSent(rule);
  await page.waitForPath('/login');
  if (write.alwaysSucceeds === true) {
    await write.done(faultCase);
    await run.checkTimes(0);
    return run.checkPage();
  }
  await page.see(t(message));
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('chada.token');
  await run.checkPage();
  await rule.remove();
  await page.fill(t('common.username'), identity.username);
  await page.fill(t('common.password'), identity.password);
  await page.click('button', t('session.submit'));
  await page.waitForPath(before);
  await run.repeatAfterSignIn();
}

export async function startMaintenance(run: FaultRun): Promise<void> {
  const { faultCase, write } = run;
  const { page, t } = faultCase;
  const isDone = async (): Promise<boolean> => (await write.effects(faultCase)) > 0;
  await run.fillIn();
  await setSiteStatus(faultCase, 'MA');
  try {
    await run.press().catch(async (error: unknown) => {
      if (!(await page.text()).includes(t('shell.maintenanceTitle'))) throw error;
    });
    if (write.alwaysSucceeds === true) return await run.checkDone();
    if (write.servedInMaintenance === true)
      await page.waitFor(
        'the effect, or the maintenance page',
        async () => (await isDone()) || (await page.text()).includes(t('shell.maintenanceTitle')),
      );
    else {
      await page.see(t('shell.maintenanceTitle'));
      await run.checkPage();
      await run.checkTimes(0);
    }
  } finally {
    await setSiteStatus(faultCase, 'OK');
  }
  const check = { role: 'button', name: t('shell.maintenanceCheck') };
  if (await page.has(check)) await page.tap(check).catch(() => {});
  await page.waitUntilGone(t('shell.maintenanceTitle'));
  if (write.recovers?.includes('open again') !== true && !(await isDone())) {
    const outcome = (await run.isUnsent()) ? 'unsent' : 'unknown';
    await run.checkInputKept(outcome);
    await run.pressAgain(outcome);
  }
  await run.checkDone();
}
