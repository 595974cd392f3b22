import type { DevTools } from './devtools.ts';
import { evaluateOn, holdPart, PageMovedOn, type Handle } from './evaluate.ts';
import { pressPointOf, watchPress, type PressOutcome } from './in-page.ts';

/** Presses a point of the page, so many times at once. */
async function pressAt(tools: DevTools, x: number, y: number, clicks: number): Promise<void> {
  await tools.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
  for (let clickCount = 1; clickCount <= clicks; clickCount += 1) {
    const button = { x, y, button: 'left', buttons: 1, clickCount } as const;
    // At once, as a tap is: on a busy machine a round trip is long enough for things to move under the finger.
    await Promise.all([
      tools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button }),
      tools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button, buttons: 0 }),
    ]);
  }
}

/**
 * Presses an element where a finger would. Gives why it could not, empty when the press fell on it: a finger that missed,
 * because something moved or nothing was painted yet, may press again, no other.
 */
export async function pressOn(tools: DevTools, element: Handle<Element>, clicks: number): Promise<string> {
  const { x, y, obstacle } = await evaluateOn(tools, element, pressPointOf);
  if (obstacle !== '') return obstacle;
  const watched = await holdPart(tools, element, watchPress);
  await pressAt(tools, x, y, clicks);
  return watched === undefined || (await hasHit(tools, watched)) ? '' : 'what stands around it moves';
}

async function hasHit(tools: DevTools, watched: Handle<PressOutcome>): Promise<boolean> {
  try {
    return await evaluateOn(tools, watched, ({ felt, missed, over }) => {
      over();
      return felt && !missed;
    });
  } catch (error) {
    // The page has gone on to another document: the press did that.
    if (error instanceof PageMovedOn) return true;
    throw error;
  }
}

/** Pulls an element to the right with the pointer. Gives how far it came before it was let go. */
export async function dragOf(tools: DevTools, element: Handle<Element>, byX: number): Promise<number> {
  const left = (): Promise<number> => evaluateOn(tools, element, (held) => held.getBoundingClientRect().left);
  const [from, { x, y }] = [await left(), await evaluateOn(tools, element, pressPointOf)];
  const button = { y, button: 'left', buttons: 1, clickCount: 1 } as const;
  await tools.send('Input.dispatchMouseEvent', { type: 'mousePressed', x, ...button });
  for (const step of [0.25, 0.5, 1])
    await tools.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: x + byX * step, ...button });
  const came = (await left()) - from;
  await tools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', x: x + byX, ...button });
  return came;
}
