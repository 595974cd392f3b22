import { expect } from 'vitest';
import type { PlainFault } from '../../browsers/faults.ts';
import { assertSupported } from '../../browsers/limits.ts';
import { FaultRun } from './fault-run.ts';

export async function pressTwice(run: FaultRun, how: 'click' | 'Enter'): Promise<void> {
  const { faultCase, write } = run;
  const { page } = faultCase;
  await run.fillIn();
  const target = write.press(faultCase);
  if (how === 'click') await page.tap(target, 2);
  else {
    await page.focus(target);
    // Waits, because dialogs ignore the Enter key until a member has had time to read the text.
    await new Promise((resolve) => setTimeout(resolve, 400));
    await page.press('Enter');
    await page.press('Enter');
  }
  await run.checkDone();
}

export async function pressInTwoTabs(run: FaultRun): Promise<void> {
  const { write } = run;
  // A registration or a logout in one tab signs the other tab in or out by a storage event. These operations are
  // therefore tested only in browsers with storage events.
  if (write.as === 'nobody' || write.alwaysSucceeds === true) assertSupported('storageEvents');
  const page = await run.faultCase.user.openTab();
  const otherRun = new FaultRun({ ...run.faultCase, page }, write);
  try {
    await run.fillIn();
    await otherRun.fillIn();
    let release: (fault: PlainFault) => void = () => undefined;
    const until = new Promise<PlainFault>((resolve) => (release = resolve));
    const rules = [await run.inject({ kind: 'hold', until }), await otherRun.inject({ kind: 'hold', until })];
    await run.press();
    if (write.alwaysSucceeds === true) {
      release({ kind: 'none' });
      // The page does not wait for the response of such a write.
      await page.waitFor('the effect', async () => (await write.effects(run.faultCase)) > 0);
      await Promise.all([run.checkDone(), write.done(otherRun.faultCase)]);
      return await otherRun.checkPage();
    }
    await otherRun.press();
    const out = (): number => rules.reduce((sum, rule) => sum + rule.hits(), 0);
    await page.waitFor('both calls', async () => out() >= 2);
    release({ kind: 'none' });
    const ends = [run.checkDone(2), otherRun.checkDone(2)];
    if (write.firstTabOnly !== true) await Promise.all(ends);
    else {
      await Promise.any(ends);
      await Promise.allSettled(ends);
    }
    await run.checkPage();
    await otherRun.checkPage();
    for (const rule of rules) await rule.remove();
    if (write.harmless !== true) expect(await write.effects(run.faultCase)).toBe(1);
  } finally {
    await page.close();
  }
}
