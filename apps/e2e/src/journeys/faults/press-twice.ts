import { expect } from 'vitest';
import type { PlainFault } from '../../browsers/faults.ts';
import { Play } from './play.ts';

/** Presses twice, like an impatient member. */
export async function pressTwice(play: Play, how: 'click' | 'Enter'): Promise<void> {
  const { scene, write } = play;
  const { page } = scene;
  await play.reach();
  const target = write.press(scene);
  if (how === 'click') await page.tap(target, 2);
  else {
    await page.focus(target);
    // Dialogs ignore Enter until a member can have read them.
    await new Promise((resolve) => setTimeout(resolve, 400));
    await page.press('Enter');
    await page.press('Enter');
  }
  await play.isDone();
}

/** Presses in two tabs of the same member, so that both calls run at the same time. */
export async function pressInTwoTabs(play: Play): Promise<void> {
  const { write } = play;
  const page = await play.scene.person.openTab();
  const other = new Play({ ...play.scene, page }, write);
  try {
    await play.reach();
    await other.reach();
    let letGo: (fault: PlainFault) => void = () => undefined;
    const until = new Promise<PlainFault>((resolve) => (letGo = resolve));
    const rules = [await play.inject({ kind: 'hold', until }), await other.inject({ kind: 'hold', until })];
    await play.press();
    // A write that always succeeds has already updated the other tab.
    if (write.whateverComes === true) {
      letGo({ kind: 'none' });
      await Promise.all([play.isDone(), write.done(other.scene)]);
      return await other.isSane();
    }
    await other.press();
    const out = (): number => rules.reduce((sum, rule) => sum + rule.hits(), 0);
    await page.waitFor('both calls', async () => out() >= 2);
    letGo({ kind: 'none' });
    const ends = [play.isDone(2), other.isDone(2)];
    if (write.firstTabOnly !== true) await Promise.all(ends);
    else {
      await Promise.any(ends);
      await Promise.allSettled(ends);
    }
    await play.isSane();
    await other.isSane();
    for (const rule of rules) await rule.remove();
    if (write.harmless !== true) expect(await write.effects(play.scene)).toBe(1);
  } finally {
    await page.close();
  }
}
