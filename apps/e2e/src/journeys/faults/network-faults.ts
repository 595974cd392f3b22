import type { PlainFault } from '../../browsers/faults.ts';
import type { FaultRun } from './fault-run.ts';

export async function timeOut(run: FaultRun): Promise<void> {
  const { faultCase, write } = run;
  const { page, t } = faultCase;
  await run.fillIn();
  await page.evaluate(() => sessionStorage.setItem('e2e.minuteIsASecond', 'yes'));
  const rule = await run.inject({ kind: 'hold', until: new Promise<PlainFault>(() => {}) }, 1);
  await run.press();
  await run.waitUntilSent(rule);
  if (write.alwaysSucceeds !== true) {
    await page.see(t('apiErrors.timeout', { seconds: 60 }));
    if (write.unknown !== undefined) await page.see(write.unknown(faultCase, false));
  } else await write.done(faultCase);
  await page.evaluate(() => sessionStorage.removeItem('e2e.minuteIsASecond'));
  await run.checkPage();
  await run.checkTimes(0);
  await rule.remove();
  if (write.alwaysSucceeds === true) return;
  await run.checkInputKept('unknown');
  await run.pressAgain('unknown');
  await run.checkDone();
}

export async function loseResponse(run: FaultRun): Promise<void> {
  const { faultCase, write } = run;
  const { page, t } = faultCase;
  await run.fillIn();
  const rule = await run.inject({ kind: 'lose-answer' }, 1);
  await run.press();
  await run.waitUntilSent(rule);
  await page.waitFor('it to be done', async () => (await write.effects(faultCase)) === 1);
  if (write.alwaysSucceeds === true || write.recovers?.includes('lost answer') === true)
    return run.checkDone();
  await page.see(t('apiErrors.network'));
  const message = write.afterDone?.message(faultCase) ?? write.unknown?.(faultCase, false);
  if (message !== undefined) await page.see(message);
  await run.checkPage();
  await run.checkInputKept('done');
  await run.pressAgain('done');
  if (write.alreadyDoneText === undefined) return run.checkDone(2);
  await page.see(write.alreadyDoneText(faultCase));
  await run.checkPage();
}

export async function loseNetwork(run: FaultRun, when: 'before' | 'meanwhile'): Promise<void> {
  const { faultCase, write } = run;
  const { page, t } = faultCase;
  await run.fillIn();
  let cut: (fault: PlainFault) => void = () => undefined;
  const until = new Promise<PlainFault>((resolve) => (cut = resolve));
  const rule = await run.inject(when === 'before' ? { kind: 'fail' } : { kind: 'hold', until }, 1);
  if (when === 'before') await page.offline(true);
  await run.press();
  if (when === 'meanwhile') {
    await run.waitUntilSent(rule);
    await page.offline(true);
    cut({ kind: 'fail' });
  }
  await page.see(t('shell.offline'));
  if (write.alwaysSucceeds !== true) {
    await page.see(t('apiErrors.network'));
    if (write.unknown !== undefined) await page.see(write.unknown(faultCase, true));
    await run.checkInputKept('unknown');
  }
  await run.checkPage();
  await run.checkTimes(0);
  await rule.remove();
  await page.offline(false);
  await page.waitUntilGone(t('shell.offline'));
  if (write.alwaysSucceeds === true) return;
  if (write.recovers?.includes('online again') !== true) await run.pressAgain('unknown');
  await run.checkDone();
}
