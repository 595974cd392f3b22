import { withoutJoiners } from '@chada/messages';
import type { Evaluator } from './engine.ts';

export interface Handle<T> {
  readonly expression: string;
  readonly held?: T;
}

export class PageNavigatedError extends Error {}

const movedOn =
  /chada: moved on|before the unload event|Actor .* destroyed|no such window|discarded|context was destroyed|Cannot find context|navigated or closed|Could not find object|Not attached to an active page|Could not parse script result/i;

export function rethrowNavigated<T>(question: Promise<T>): Promise<T> {
  return question.catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    throw movedOn.test(message) ? new PageNavigatedError(message, { cause: error }) : error;
  });
}

/** Removes word joiners (U+2060). The build and the site add them to texts, but the expected texts of tests do not have them. */
function readAsPlain(value: unknown): unknown {
  if (typeof value === 'string') return withoutJoiners(value);
  if (Array.isArray(value)) return value.map(readAsPlain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, readAsPlain(part)]));
}

/** Runs a function in the page. That function can't use outer variables. Texts in the result have no word joiners. */
export async function evaluate<A extends readonly unknown[], R>(
  page: Evaluator,
  run: (...args: A) => R | Promise<R>,
  ...args: A
): Promise<Awaited<R>>;
export async function evaluate(
  page: Evaluator,
  run: (...args: never[]) => unknown,
  ...args: readonly unknown[]
): Promise<unknown> {
  return readAsPlain(await page.evaluate(callText(run, args)));
}

export async function evaluateOn<T, A extends readonly unknown[], R>(
  page: Evaluator,
  handle: Handle<T>,
  run: (held: T, ...args: A) => R | Promise<R>,
  ...args: A
): Promise<Awaited<R>>;
export async function evaluateOn(
  page: Evaluator,
  handle: Handle<unknown>,
  run: (...args: never[]) => unknown,
  ...args: readonly unknown[]
): Promise<unknown> {
  return readAsPlain(await page.evaluate(callText(run, args, [handle.expression])));
}

export async function hold<A extends readonly unknown[], T extends object>(
  page: Evaluator,
  run: (...args: A) => T | null,
  ...args: A
): Promise<Handle<T> | undefined> {
  return keep(page, callText(run, args));
}

export async function holdPart<T, P extends object>(
  page: Evaluator,
  handle: Handle<T>,
  pick: (held: T) => P | null,
): Promise<Handle<P> | undefined> {
  return keep(page, callText(pick, [], [handle.expression]));
}

let lastKey = 0;

async function keep<T>(page: Evaluator, expression: string): Promise<Handle<T> | undefined> {
  lastKey += 1;
  const isHeld = await page.evaluate(
    `(function (object) {
      if (object === null || object === undefined) return false;
      if (!window.chadaHeld) Object.defineProperty(window, 'chadaHeld', { value: {}, configurable: true });
      window.chadaHeld[${lastKey}] = object;
      return true;
    })(${expression})`,
  );
  return isHeld === true
    ? {
        expression: `(function (all) {
          if (!all || !all[${lastKey}]) throw new Error('chada: moved on');
          return all[${lastKey}];
        })(window.chadaHeld)`,
      }
    : undefined;
}

export function callText(
  run: { toString(): string },
  args: readonly unknown[],
  first: readonly string[] = [],
): string {
  return `(${run.toString()})(${[...first, ...args.map((arg) => JSON.stringify(arg) ?? 'undefined')].join(', ')})`;
}
