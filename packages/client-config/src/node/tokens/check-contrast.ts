import type { JsonSource } from '../json-source.ts';
import type { Problem } from '../problem.ts';
import { type Colour, colourCss, contrastOf, nearestReadable } from './colour.ts';
import { colourNamed, componentPairs } from './component-pairs.ts';
import { contrastPairs, type ContrastPair } from './contrast-pairs.ts';

export type NamedColours = ReadonlyMap<string, { readonly path: readonly string[]; readonly colour: Colour }>;

interface LowContrast extends ContrastPair {
  readonly over: Colour;
  readonly under: Colour;
  readonly ratio: number;
}

/**
 * Checks the contrast of all pairs of colours (WCAG 2.2, 1.4.3 and 1.4.11). All pairs that fail because of the same
 * colour are one problem.
 */
export function checkContrast(
  semantic: NamedColours,
  components: NamedColours,
  { source, isKept }: { readonly source: JsonSource; readonly isKept: (name: string) => boolean },
): readonly Problem[] {
  const colours: NamedColours = new Map([...semantic, ...components]);
  const pairs = componentPairs(
    (name) => components.has(name),
    (name) => semantic.has(name),
  );
  const low = [...contrastPairs, ...pairs].flatMap((pair) => lowContrast(pair, colours));
  const forgotten = forgottenColours(low, isKept);
  let remaining = low.filter((pair) => !forgotten.pairs.includes(pair));
  const problems: Problem[] = forgotten.pairs.length === 0 ? [] : [forgottenProblem(forgotten, source)];
  for (
    let name = findFailingColour(remaining, components);
    name !== undefined;
    name = findFailingColour(remaining, components)
  ) {
    const wrong = name;
    const own = remaining
      .filter((contrast) => concerns(contrast, wrong))
      .toSorted((a, b) => shareOf(a) - shareOf(b));
    remaining = remaining.filter((contrast) => !own.includes(contrast));
    const path = colours.get(wrong)?.path ?? [];
    problems.push({ ...source.problemAt(path, messageOf(own, wrong), hintOf(own, wrong)), kind: 'contrast' });
  }
  return problems;
}

interface Forgotten {
  readonly names: readonly string[];
  readonly pairs: readonly LowContrast[];
}

/**
 * Returns the colours that the second palette takes from the first palette, and that have too low a contrast with
 * colours that the second palette sets.
 */
function forgottenColours(low: readonly LowContrast[], isKept: (name: string) => boolean): Forgotten {
  const pairs = low.filter(({ front, ground }) => isKept(front) !== isKept(ground));
  const names = [...new Set(pairs.map(({ front, ground }) => (isKept(front) ? front : ground)))];
  // If only one colour of the first palette is found, returns no colours, because the wrong colour of the pair may be
  // the colour that the second palette sets. `checkContrast` then reports an ordinary contrast problem.
  return names.length > 1 ? { names, pairs } : { names: [], pairs: [] };
}

function forgottenProblem({ names, pairs }: Forgotten, source: JsonSource): Problem {
  const [lowest] = pairs.toSorted((a, b) => shareOf(a) - shareOf(b));
  const listed = names.map((name) => `"${name}"`).join(', ');
  const message = `This palette lacks ${listed}, which in tokens.json are unreadable with its colours. ${messageOf(lowest === undefined ? [] : [lowest], '')}`;
  const hint = 'Set them in this file too.';
  return { ...source.problemAt(['semantic'], message, hint), kind: 'contrast' };
}

function lowContrast(pair: ContrastPair, colours: NamedColours): readonly LowContrast[] {
  const [over, under] = [colourNamed(pair.front, colours), colourNamed(pair.ground, colours)];
  if (over === undefined || under === undefined) return [];
  const ratio = contrastOf(over, under);
  return ratio < pair.least ? [{ ...pair, over, under, ratio }] : [];
}

function concerns({ front, ground }: LowContrast, name: string): boolean {
  return front === name || ground === name;
}

function shareOf({ ratio, least }: LowContrast): number {
  return ratio / least;
}

/**
 * Returns the colour that occurs in the most pairs with low contrast. If both colours of a pair occur equally often,
 * returns the front colour. If only the background is a component token, returns the background instead.
 */
function findFailingColour(low: readonly LowContrast[], components: NamedColours): string | undefined {
  const names = low.flatMap(({ front, ground }) =>
    components.has(ground) && !components.has(front) ? [ground, front] : [front, ground],
  );
  const countOf = (name: string): number => low.filter((contrast) => concerns(contrast, name)).length;
  const [first] = [...new Set(names)]
    .filter((name) => !name.startsWith('#'))
    .toSorted((a, b) => countOf(b) - countOf(a));
  return first;
}

/**
 * Formats a contrast with two decimals. Rounds down, so that a contrast below the limit never looks equal to the limit.
 */
function ratioText(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

function messageOf([lowest, ...others]: readonly LowContrast[], name: string): string {
  if (lowest === undefined) return '';
  const pair = `"${lowest.front}" (${colourCss(lowest.over)}) on "${lowest.ground}" (${colourCss(lowest.under)})`;
  const message = `${pair} has a contrast of ${ratioText(lowest.ratio)}:1; it must be at least ${lowest.least}:1.`;
  if (others.length === 0) return message;
  const otherPairs = others.map(({ front, ground }) =>
    front === name ? `on "${ground}"` : `for "${front}"`,
  );
  return `${message} Also too low: ${otherPairs.join(', ')}.`;
}

function hintOf(low: readonly LowContrast[], name: string): string {
  const sides = low.map(({ front, over, under, least }) => {
    const [wrong, otherColour] = front === name ? [over, under] : [under, over];
    return { wrong, other: otherColour, least };
  });
  const enough = sides
    .map(({ wrong, other: otherColour, least }) => nearestReadable(wrong, otherColour, least))
    .find(
      (colour) =>
        colour && sides.every(({ other: otherColour, least }) => contrastOf(colour, otherColour) >= least),
    );
  if (enough !== undefined)
    return `Make one of the two lighter or darker, such as ${colourCss(enough)} for "${name}".`;
  return `No "${name}" fits all of them: change the others too.`;
}
