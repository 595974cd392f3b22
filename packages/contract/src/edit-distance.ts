/**
 * Returns the fewest edits (a letter more, less or other, two neighbours swapped) that turn `pattern` into some part of
 * `text`, or `Infinity` where it takes more than `most`.
 */
export function editsToFind(pattern: string, text: string, most: number): number {
  const width = text.length;
  let before: number[] = [];
  // No cost to begin anywhere in the text.
  let row = Array.from<number>({ length: width + 1 }).fill(0);
  for (let at = 1; at <= pattern.length; at += 1) {
    const next = [at];
    let least = at;
    for (let column = 1; column <= width; column += 1) {
      const same = pattern[at - 1] === text[column - 1];
      let cost = Math.min(
        (row[column - 1] ?? 0) + (same ? 0 : 1),
        (row[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
      );
      const swapped =
        at > 1 && column > 1 && pattern[at - 1] === text[column - 2] && pattern[at - 2] === text[column - 1];
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      next.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return Infinity;
    before = row;
    row = next;
  }
  // And none to end anywhere.
  const found = Math.min(...row);
  return found <= most ? found : Infinity;
}

/** Returns the letters of a text as bits of one number; different letters may share a bit. */
export function letterBits(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at += 1) bits |= 1 << (text.charCodeAt(at) * 7) % 31;
  return bits;
}

/** Returns how many bits of `wanted` are missing in `bits`: at least so many edits are needed. */
export function missingBits(wanted: number, bits: number): number {
  let rest = wanted & ~bits;
  let count = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    count += 1;
  }
  return count;
}
