/** Upper limit of a pattern's length, since edits are counted in bytes. */
const MOST = 255;

/**
 * Returns the smallest number of edits (insert, delete or replace a letter, swap two neighbours) that turn `pattern` into
 * some part of `text`, or `Infinity` if it is above `most`.
 */
export function editsToFind(pattern: string, text: string, most: number): number {
  const width = text.length;
  const limit = Math.min(most, MOST);
  let before = new Uint8Array(width + 1);
  // A match may begin anywhere in the text at no cost.
  let row = new Uint8Array(width + 1);
  let next = new Uint8Array(width + 1);
  for (let at = 1; at <= pattern.length; at += 1) {
    const letter = pattern.charCodeAt(at - 1);
    const previous = pattern.charCodeAt(at - 2);
    let least = Math.min(at, MOST);
    next[0] = least;
    for (let column = 1; column <= width; column += 1) {
      const here = text.charCodeAt(column - 1);
      let cost = (row[column - 1] ?? 0) + (letter === here ? 0 : 1);
      const without = Math.min(row[column] ?? 0, next[column - 1] ?? 0) + 1;
      if (without < cost) cost = without;
      if (
        letter !== here &&
        at > 1 &&
        column > 1 &&
        previous === here &&
        letter === text.charCodeAt(column - 2)
      ) {
        const swapped = (before[column - 2] ?? 0) + 1;
        if (swapped < cost) cost = swapped;
      }
      next[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return Infinity;
    [before, row, next] = [row, next, before];
  }
  // A match may also end anywhere.
  const found = Math.min(...row);
  return found <= limit ? found : Infinity;
}

/** Returns the letters of a text as bits of one number; different letters may share a bit. */
export function letterBits(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at += 1) bits |= 1 << ((text.charCodeAt(at) * 7) % 31);
  return bits;
}

/** Returns the number of bits of `wanted` that `bits` lacks: a lower bound of the edits. */
export function missingBits(wanted: number, bits: number): number {
  let rest = wanted & ~bits;
  let count = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    count += 1;
  }
  return count;
}
