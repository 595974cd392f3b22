import type { EngineTab, PointerAction } from './engine.ts';
import { evaluateOn, holdPart, PageNavigatedError, type Handle } from './evaluate.ts';
import { pressPointOf, watchPress, type PressOutcome } from './in-page.ts';

async function pressAt(tab: EngineTab, x: number, y: number, clicks: number): Promise<void> {
  const actions: PointerAction[] = [{ kind: 'move', x, y }];
  for (let clickCount = 1; clickCount <= clicks; clickCount += 1)
    actions.push({ kind: 'down', x, y, clickCount }, { kind: 'up', x, y, clickCount });
  await tab.point(actions);
}

/** Presses the element. Returns an empty text if the press hit the element, or otherwise why the press missed. */
export async function pressOn(tab: EngineTab, element: Handle<Element>, clicks: number): Promise<string> {
  const { x, y, obstacle } = await evaluateOn(tab, element, pressPointOf);
  if (obstacle !== '') return obstacle;
  const watched = await holdPart(tab, element, watchPress);
  try {
    await pressAt(tab, x, y, clicks);
  } catch (error) {
    if (error instanceof PageNavigatedError) return '';
    throw error;
  }
  return watched === undefined || (await hasHit(tab, watched)) ? '' : 'the elements around it move';
}

async function hasHit(tab: EngineTab, watched: Handle<PressOutcome>): Promise<boolean> {
  try {
    return await evaluateOn(tab, watched, ({ received, missed, over }) => {
      over();
      return received && !missed;
    });
  } catch (error) {
    if (error instanceof PageNavigatedError) return true;
    throw error;
  }
}

export async function dragOf(tab: EngineTab, element: Handle<Element>, byX: number): Promise<number> {
  const left = (): Promise<number> => evaluateOn(tab, element, (held) => held.getBoundingClientRect().left);
  const [from, { x, y }] = [await left(), await evaluateOn(tab, element, pressPointOf)];
  const moves = [0.25, 0.5, 1].map((step): PointerAction => ({ kind: 'move', x: x + byX * step, y }));
  await tab.point([{ kind: 'move', x, y }, { kind: 'down', x, y }, ...moves]);
  const shift = (await left()) - from;
  await tab.point([{ kind: 'up', x: x + byX, y }]);
  return shift;
}
