import type { Evaluator } from './engine.ts';

/** An object held in the page, for later functions that run there. */
export interface Handle<T> {
  /** An expression that returns the object. */
  readonly expression: string;
  /** Only for the compiler: the type of the object. */
  readonly held?: T;
}

/** The document was replaced while the page was asked. The question can be repeated. */
export class PageMovedOn extends Error {}

const movedOn =
  /chada: moved on|before the unload event|Actor .* destroyed|no such window|discarded|context was destroyed|Cannot find context|navigated or closed|Could not find object|Not attached to an active page/i;

/** Waits for an answer of the browser. Throws PageMovedOn where the document was replaced before it came. */
export function orMovedOn<T>(question: Promise<T>): Promise<T> {
  return question.catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    throw movedOn.test(message) ? new PageMovedOn(message, { cause: error }) : error;
  });
}

/** Runs a function in the page and returns its result (a promise is awaited). The function can't use anything outside it. */
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
  return page.evaluate(callText(run, args));
}

/** As `evaluate`, with an object held in the page as the first argument. */
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
  return page.evaluate(callText(run, args, [handle.expression]));
}

/** Runs a function in the page and holds the object it returns; undefined if it returned null. */
export async function hold<A extends readonly unknown[], T extends object>(
  page: Evaluator,
  run: (...args: A) => T | null,
  ...args: A
): Promise<Handle<T> | undefined> {
  return keep(page, callText(run, args));
}

/** Holds a part of a held object; undefined if the part is null. */
export async function holdPart<T, P extends object>(
  page: Evaluator,
  handle: Handle<T>,
  pick: (held: T) => P | null,
): Promise<Handle<P> | undefined> {
  return keep(page, callText(pick, [], [handle.expression]));
}

let lastKey = 0;

/** Holds objects in the page itself, which every engine can do. The next document has none of them. */
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

/** The text of a call of a function; `first` are expressions of arguments that come before the values. */
export function callText(
  run: { toString(): string },
  args: readonly unknown[],
  first: readonly string[] = [],
): string {
  return `(${run.toString()})(${[...first, ...args.map((arg) => JSON.stringify(arg) ?? 'undefined')].join(', ')})`;
}
