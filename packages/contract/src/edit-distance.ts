const MAX_PATTERN_LENGTH = 255;

/**
 * Returns the smallest number of edits that turn `pattern` into a part of `text`. Returns `Infinity` if this number is
 * above `maxEdits`. An edit inserts, deletes or replaces a letter, or swaps two adjacent letters.
 */
export function substringDistance(pattern: string, text: string, maxEdits: number): number {
  if (pattern.length > MAX_PATTERN_LENGTH) return Infinity;
  const width = text.length;
  let before = new Uint8Array(width + 1);
  // `row` starts with zeros, because a match may begin anywhere in the text.
  let row = new Uint8Array(width + 1);
  let next = new Uint8Array(width + 1);
  for (let at = 1; at <= pattern.length; at += 1) {
    const character = pattern.charCodeAt(at - 1);
    const previous = pattern.charCodeAt(at - 2);
    let min = at;
    next[0] = min;
    for (let column = 1; column <= width; column += 1) {
      const here = text.charCodeAt(column - 1);
      let cost = (row[column - 1] ?? 0) + (character === here ? 0 : 1);
      const without = Math.min(row[column] ?? 0, next[column - 1] ?? 0) + 1;
      if (without < cost) cost = without;
      if (previous === here && character === text.charCodeAt(column - 2)) {
        const swapped = (before[column - 2] ?? 0) + 1;
        if (swapped < cost) cost = swapped;
      }
      next[column] = cost;
      if (cost < min) min = cost;
    }
    if (min > maxEdits) return Infinity;
    [before, row, next] = [row, next, before];
  }
  const found = Math.min(...row);
  return found <= maxEdits ? found : Infinity;
}

/** Returns an integer with one bit set for each letter of a text. Different letters may share a bit. */
export function letterMask(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at += 1) bits |= 1 << ((text.charCodeAt(at) * 7) % 31);
  return bits;
}

/**
 * Returns the number of bits that are set in `required` but not in `bits`. Each argument is the result of `letterMask` for
 * a text. The edit distance between these two texts is at least the returned number.
 */
export function missingBits(required: number, bits: number): number {
  let rest = required & ~bits;
  let count = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    count += 1;
  }
  return count;
}
