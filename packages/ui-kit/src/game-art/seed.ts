/** Returns four non-negative integers, evenly spread and always the same for a seed (FNV-1a, drawn four times). */
export function seedNumbers(seed: string): [number, number, number, number] {
  let hash = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193);
  }
  const next = (): number => {
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
    hash ^= hash >>> 15;
    return hash >>> 0;
  };
  return [next(), next(), next(), next()];
}

/** Returns the item that a number of a seed selects; the list must not be empty. */
export function pick<Item>(items: readonly [Item, ...Item[]], number: number): Item {
  return items[number % items.length] ?? items[0];
}
