import type { DevTools } from './devtools.ts';

/** An object held in the page, to be handed to the next in-page function. */
export interface Handle<T> {
  readonly objectId: string;
  /** Only for the compiler: what is held. */
  readonly held?: T;
}

/** The page went to another document while it was asked: ask again. */
export class PageMovedOn extends Error {}

interface Answer {
  result: { value?: unknown; objectId?: string };
  exceptionDetails?: { text: string; exception?: { description?: string } };
}

const movedOn =
  /context was destroyed|Cannot find context|navigated or closed|Could not find object|Not attached to an active page/i;

/** Waits for an answer of the browser. Throws PageMovedOn where there is none because the page goes to another document. */
export function orMovedOn<T>(question: Promise<T>): Promise<T> {
  return question.catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    throw movedOn.test(message) ? new PageMovedOn(message, { cause: error }) : error;
  });
}

async function ask(question: Promise<Answer>): Promise<Answer['result']> {
  const answer = await orMovedOn(question);
  const failure = answer.exceptionDetails;
  if (failure !== undefined)
    throw new Error(`In the page: ${failure.exception?.description ?? failure.text}`);
  return answer.result;
}

/** Runs a function in the page and gives what it returns (a promise is awaited). The function must be whole in itself. */
export async function evaluate<A extends readonly unknown[], R>(
  tools: DevTools,
  run: (...args: A) => R | Promise<R>,
  ...args: A
): Promise<Awaited<R>>;
export async function evaluate(
  tools: DevTools,
  run: (...args: never[]) => unknown,
  ...args: readonly unknown[]
): Promise<unknown> {
  const result = await ask(
    tools.send('Runtime.evaluate', {
      expression: callText(run, args),
      awaitPromise: true,
      returnByValue: true,
      userGesture: true,
    }),
  );
  return result.value;
}

/** As `evaluate`, in another document of the tab: that of a frame, by its context. */
export async function evaluateInContext<A extends readonly unknown[], R>(
  tools: DevTools,
  contextId: number,
  run: (...args: A) => R | Promise<R>,
  ...args: A
): Promise<Awaited<R>>;
export async function evaluateInContext(
  tools: DevTools,
  contextId: number,
  run: (...args: never[]) => unknown,
  ...args: readonly unknown[]
): Promise<unknown> {
  const expression = callText(run, args);
  const result = await ask(
    tools.send('Runtime.evaluate', { expression, contextId, awaitPromise: true, returnByValue: true }),
  );
  return result.value;
}

/** As `evaluate`, with an object held in the page as the first argument. */
export async function evaluateOn<T, A extends readonly unknown[], R>(
  tools: DevTools,
  handle: Handle<T>,
  run: (held: T, ...args: A) => R | Promise<R>,
  ...args: A
): Promise<Awaited<R>>;
export async function evaluateOn(
  tools: DevTools,
  handle: Handle<unknown>,
  run: (...args: never[]) => unknown,
  ...args: readonly unknown[]
): Promise<unknown> {
  return (await call(tools, handle, run, args, true)).value;
}

/** Runs a function in the page and holds the object it gives; undefined when it gave null. */
export async function hold<A extends readonly unknown[], T extends object>(
  tools: DevTools,
  run: (...args: A) => T | null,
  ...args: A
): Promise<Handle<T> | undefined> {
  const { objectId } = await ask(
    tools.send('Runtime.evaluate', { expression: callText(run, args), returnByValue: false }),
  );
  return objectId === undefined ? undefined : { objectId };
}

/** Holds a part of what is held; undefined when the part is null. */
export async function holdPart<T, P extends object>(
  tools: DevTools,
  handle: Handle<T>,
  pick: (held: T) => P | null,
): Promise<Handle<P> | undefined> {
  const { objectId } = await call(tools, handle, pick, [], false);
  return objectId === undefined ? undefined : { objectId };
}

function callText(run: { toString(): string }, args: readonly unknown[]): string {
  return `(${run.toString()})(${args.map((arg) => JSON.stringify(arg) ?? 'undefined').join(', ')})`;
}

function call(
  tools: DevTools,
  handle: Handle<unknown>,
  run: { toString(): string },
  args: readonly unknown[],
  returnByValue: boolean,
): Promise<Answer['result']> {
  const { objectId } = handle;
  return ask(
    tools.send('Runtime.callFunctionOn', {
      functionDeclaration: run.toString(),
      objectId,
      arguments: [{ objectId }, ...args.map((value) => ({ value }))],
      awaitPromise: true,
      returnByValue,
      userGesture: true,
    }),
  );
}
