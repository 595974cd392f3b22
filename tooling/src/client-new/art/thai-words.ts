const words = new Intl.Segmenter('th', { granularity: 'word' });
const clusters = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** Returns the initials of a name, at most two. The initial of a Thai word is its first consonant. */
export function initialsOf(name: string): string {
  const letters = name
    .split(/[\s\-_.·]+/)
    .map(
      (word) => /[\u0e01-\u0e2e]/.exec(word)?.[0] ?? /[\p{L}\p{N}]/u.exec(word.normalize('NFC'))?.[0] ?? '',
    )
    .filter((character) => character !== '');
  return letters.slice(0, 2).join('').toUpperCase();
}

export function breakable(name: string): readonly string[] {
  const parts: string[] = [];
  for (const { segment } of words.segment(name)) {
    // Joins a mark, a space or punctuation to the word before it, because a line must not begin with these characters.
    if (parts.length > 0 && /^[\s\p{M}\p{P}]/u.test(segment)) parts[parts.length - 1] += segment;
    else parts.push(segment);
  }
  return parts;
}

export function inLines(name: string, count: number, widthOf: (text: string) => number): readonly string[] {
  if (count === 1) return [name];
  const wordParts = breakable(name);
  const parts =
    wordParts.length >= count ? wordParts : [...clusters.segment(name)].map(({ segment }) => segment);
  const narrowest = { lines: [name], width: Infinity };
  for (let cut = 1; cut < parts.length; cut += 1) {
    const first = parts.slice(0, cut).join('').trim();
    const rest = inLines(parts.slice(cut).join('').trim(), count - 1, widthOf);
    const width = Math.max(...[first, ...rest].map(widthOf));
    if (width < narrowest.width) Object.assign(narrowest, { lines: [first, ...rest], width });
  }
  return narrowest.lines;
}
