import type { EngineTab } from './engine.ts';
import { evaluateOn, hold, holdPart, type Handle } from './evaluate.ts';
import { findInPage } from './in-page.ts';
import { describe, queryOf, type Target } from './target.ts';
import { defaultTimeoutMs, waitFor } from './wait-for.ts';

export async function findElement(
  tab: EngineTab,
  target: Target,
  nth?: number,
  timeoutMs = defaultTimeoutMs,
): Promise<Handle<Element>> {
  let handle: Handle<Element> | undefined;
  let story = '';
  const query = queryOf(target, nth);
  const matchesNow = async (): Promise<boolean> => {
    const found = await hold(tab, findInPage, query);
    if (found === undefined) return false;
    const { matches, others } = await evaluateOn(tab, found, (element) => ({
      matches: element.matches,
      others: element.others,
    }));
    story = `${matches} found; there are: ${others.map((name) => `"${name}"`).join(', ')}`;
    if (matches === 0 || (matches > 1 && nth === undefined)) return false;
    handle = await holdPart(tab, found, ({ element }) => element);
    return handle !== undefined;
  };
  await waitFor(() => `${describe(target)} (${story})`, matchesNow, timeoutMs);
  if (handle === undefined) throw new Error(`${describe(target)} disappeared.`);
  return handle;
}
