import type { PlainFault } from '../../browsers/faults.ts';
import { expect } from 'vitest';
import type { Play } from './play.ts';
import { setSiteStatus } from './scene.ts';

/** A faulty response; `known` if it proves that the server did nothing. */
export interface Trouble {
  readonly fault: PlainFault;
  /** The text that reports the fault to the member. */
  readonly words: string;
  readonly known: boolean;
}

/** Gives a faulty response: it is reported, nothing is done, typed texts stay, and the next press works. */
export async function meetABadAnswer(play: Play, { fault, words, known }: Trouble): Promise<void> {
  const { scene, write } = play;
  const { page } = scene;
  await play.reach();
  const rule = await play.inject(fault, 1);
  await play.press();
  await play.isOut(rule);
  if (write.whateverComes === true) {
    await write.done(scene);
    await play.wasDone(0);
    return play.isSane();
  }
  await page.see(words);
  if (!known && write.unknown !== undefined) await page.see(write.unknown(scene, false));
  await play.isSane();
  await play.kept(known ? 'refused' : 'unknown');
  await play.wasDone(0);
  await rule.remove();
  await play.pressAgain(known ? 'refused' : 'unknown');
  await play.isDone();
}

/** Ends the session: the member sees why, signs in again, returns to the same screen, and the write works. */
export async function endSession(
  play: Play,
  {
    fault,
    told,
    words,
  }: { fault: PlainFault; told: 'session.sessionEnded' | 'apiErrors.captivePortal'; words: string },
): Promise<void> {
  const { scene, write } = play;
  const { page, t, who } = scene;
  // A public operation has no session to end.
  if (write.operation.auth === 'public') return meetABadAnswer(play, { fault, words, known: true });
  await play.reach();
  const before = new URL(await page.url()).pathname;
  const rule = await play.inject(fault, 1);
  await play.press();
  await play.isOut(rule);
  await page.waitForPath('/login');
  if (write.whateverComes === true) {
    await write.done(scene);
    await play.wasDone(0);
    return play.isSane();
  }
  await page.see(t(told));
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('chada.token');
  await play.isSane();
  await rule.remove();
  await page.fill(t('common.username'), who.username);
  await page.fill(t('common.password'), who.password);
  await page.click('button', t('session.submit'));
  await page.waitForPath(before);
  await play.writeAnewAfterSignIn();
}

/** Gives no response until the 60-second timeout, which is shortened to one second here. */
export async function runOutOfTime(play: Play): Promise<void> {
  const { scene, write } = play;
  const { page, t } = scene;
  await play.reach();
  await page.evaluate(() => sessionStorage.setItem('e2e.minuteIsASecond', 'yes'));
  const rule = await play.inject({ kind: 'hold', until: new Promise<PlainFault>(() => {}) }, 1);
  await play.press();
  await play.isOut(rule);
  if (write.whateverComes !== true) {
    await page.see(t('apiErrors.timeout', { seconds: 60 }));
    if (write.unknown !== undefined) await page.see(write.unknown(scene, false));
  } else await write.done(scene);
  await page.evaluate(() => sessionStorage.removeItem('e2e.minuteIsASecond'));
  await play.isSane();
  await play.wasDone(0);
  await rule.remove();
  if (write.whateverComes === true) return;
  await play.kept('unknown');
  await play.pressAgain('unknown');
  await play.isDone();
}

/** Loses the response of a completed write: the result is reported as unknown, and a retry does not repeat it. */
export async function loseTheAnswer(play: Play): Promise<void> {
  const { scene, write } = play;
  const { page, t } = scene;
  await play.reach();
  const rule = await play.inject({ kind: 'lose-answer' }, 1);
  await play.press();
  await play.isOut(rule);
  await page.waitFor('it to be done', async () => (await write.effects(scene)) === 1);
  if (write.whateverComes === true || write.recovers?.includes('lost answer') === true) return play.isDone();
  await page.see(t('apiErrors.network'));
  const told = write.afterDone?.told(scene) ?? write.unknown?.(scene, false);
  if (told !== undefined) await page.see(told);
  await play.isSane();
  await play.kept('done');
  await play.pressAgain('done');
  if (write.doneBefore === undefined) return play.isDone(2);
  await page.see(write.doneBefore(scene));
  await play.isSane();
}

/** Disconnects the network before the press or during the call, then reconnects: typed texts stay and can be sent. */
export async function loseTheNetwork(play: Play, when: 'before' | 'meanwhile'): Promise<void> {
  const { scene, write } = play;
  const { page, t } = scene;
  await play.reach();
  let cut: (fault: PlainFault) => void = () => undefined;
  const until = new Promise<PlainFault>((resolve) => (cut = resolve));
  const rule = await play.inject(when === 'before' ? { kind: 'fail' } : { kind: 'hold', until }, 1);
  if (when === 'before') await page.offline(true);
  await play.press();
  if (when === 'meanwhile') {
    await play.isOut(rule);
    await page.offline(true);
    cut({ kind: 'fail' });
  }
  await page.see(t('shell.offline'));
  if (write.whateverComes !== true) {
    await page.see(t('apiErrors.network'));
    if (write.unknown !== undefined) await page.see(write.unknown(scene, true));
    await play.kept('unknown');
  }
  await play.isSane();
  await play.wasDone(0);
  await rule.remove();
  await page.offline(false);
  await page.seeGone(t('shell.offline'));
  if (write.whateverComes === true) return;
  if (write.recovers?.includes('online again') !== true) await play.pressAgain('unknown');
  await play.isDone();
}

/** Starts maintenance while a form is filled in; typed texts are still there when it ends. */
export async function meetMaintenance(play: Play): Promise<void> {
  const { scene, write } = play;
  const { page, t } = scene;
  await play.reach();
  await setSiteStatus(scene, 'MA');
  try {
    // A running status check may have shown the maintenance page before the press, so the button is gone.
    await play.press().catch(async (error: unknown) => {
      if (!(await page.text()).includes(t('shell.maintenanceTitle'))) throw error;
    });
    // Signing out works during maintenance too.
    if (write.whateverComes === true) return await play.isDone();
    await page.see(t('shell.maintenanceTitle'));
    await play.isSane();
    await play.wasDone(0);
  } finally {
    await setSiteStatus(scene, 'OK');
  }
  // A running status check may have noticed the end of maintenance already.
  const check = { role: 'button', name: t('shell.maintenanceCheck') };
  if (await page.has(check)) await page.tap(check).catch(() => {});
  await page.seeGone(t('shell.maintenanceTitle'));
  if (write.recovers?.includes('open again') !== true) {
    await play.kept('unknown');
    await play.pressAgain('unknown');
  }
  await play.isDone();
}
