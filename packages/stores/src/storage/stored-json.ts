import * as z from 'zod/mini';
import type { SafeStorage } from './safe-storage.ts';

/** Returns the stored JSON value of a key. Removes an invalid value and returns undefined. */
export function readJson<Value extends z.ZodMiniType>(
  storage: SafeStorage,
  key: string,
  schema: Value,
): z.output<Value> | undefined {
  const text = storage.read(key);
  if (text === null) return undefined;
  const parsed = z.safeParse(schema, parseJson(text));
  if (parsed.success) return parsed.data;
  storage.remove(key);
  return undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
