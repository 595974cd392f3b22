import type { Operation } from '@chada/contract';

type Path = readonly (string | number)[];

/** Returns a response with as little data as the contract allows. */
export function emptyDataOf(operation: Operation): unknown {
  let data: unknown = structuredClone(operation.example.response);
  const attempt = (path: Path, value: unknown): boolean => {
    const changed = replaceAt(data, path, value);
    if (!operation.response.safeParse(changed).success) return false;
    data = changed;
    return true;
  };
  const empty = (path: Path, value: unknown): void => {
    if (attempt(path, null)) return;
    if (typeof value === 'number') attempt(path, 0);
    if (Array.isArray(value) && attempt(path, [])) return;
    if (typeof value !== 'object' || value === null) return;
    // Tries an empty object first. The contract refuses an empty object if a field is required, and then the loop below
    // empties each field.
    if (!Array.isArray(value) && attempt(path, {})) return;
    for (const [key, part] of Object.entries(value))
      empty([...path, Array.isArray(value) ? Number(key) : key], part);
  };
  empty([], data);
  return data;
}

function replaceAt(root: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(root)) {
    const items: readonly unknown[] = root;
    return items.map((item, index) => (index === key ? replaceAt(item, rest, value) : item));
  }
  if (typeof root !== 'object' || root === null) return root;
  return { ...root, [key]: replaceAt(Reflect.get(root, key), rest, value) };
}
