/** A promise that a test resolves, to control when waiting code continues. */
export interface Deferred<Value = void> {
  readonly promise: Promise<Value>;
  readonly resolve: (value: Value) => void;
}

export function createDeferred<Value = void>(): Deferred<Value> {
  let open: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    open = resolve;
  });
  return { promise, resolve: (value) => open(value) };
}

/** Waits until `condition` returns true. After `withinMs`, throws an error whose message contains `description`. */
export async function until(condition: () => boolean, description: string, withinMs = 3000): Promise<void> {
  const end = Date.now() + withinMs;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`Waited ${withinMs} ms without success for: ${description}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
