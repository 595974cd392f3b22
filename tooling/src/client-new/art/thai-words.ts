const words = new Intl.Segmenter('th', { granularity: 'word' });
const clusters = new Intl.Segmenter('th', { granularity: 'grapheme' });

/**
 * The letters that stand for a name in a badge: the first of each of its first two words, one where the name is a single
 * word. Of a Thai word that is its first consonant, bare: vowels before it and marks above it don't make an initial.
 */
export function initialsOf(name: string): string {
  const letters = name
    .split(/[\s\-_.·]+/)
    .map(
      (word) => /[\u0e01-\u0e2e]/.exec(word)?.[0] ?? /[\p{L}\p{N}]/u.exec(word.normalize('NFC'))?.[0] ?? '',
    )
    .filter((letter) => letter !== '');
  return letters.slice(0, 2).join('').toUpperCase();
}

/** A name as the parts between which a line may break: words as Thai readers know them, blanks kept at their ends. */
export function breakable(name: string): readonly string[] {
  const parts: string[] = [];
  for (const { segment } of words.segment(name)) {
    // A mark never begins a line, and a blank never does.
    if (parts.length > 0 && /^[\s\p{M}\p{P}]/u.test(segment)) parts[parts.length - 1] += segment;
    else parts.push(segment);
  }
  return parts;
}

/** A name in lines, as even as its words let it be; a single long word is parted between its letters. */
export function inLines(name: string, count: number, widthOf: (text: string) => number): readonly string[] {
  if (count === 1) return [name];
  const usual = breakable(name);
  const parts = usual.length >= count ? usual : [...clusters.segment(name)].map(({ segment }) => segment);
  const best = { lines: [name], width: Infinity };
  for (let cut = 1; cut < parts.length; cut += 1) {
    const first = parts.slice(0, cut).join('').trim();
    const rest = inLines(parts.slice(cut).join('').trim(), count - 1, widthOf);
    const width = Math.max(...[first, ...rest].map(widthOf));
    if (width < best.width) Object.assign(best, { lines: [first, ...rest], width });
  }
  return best.lines;
}
