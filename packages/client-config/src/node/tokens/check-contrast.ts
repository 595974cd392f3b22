import type { JsonSource } from '../json-source.ts';
import type { Problem } from '../problem.ts';
import { type Colour, colourCss, contrastOf, nearestReadable } from './colour.ts';
import { colourNamed, componentPairs } from './component-pairs.ts';
import { contrastPairs, type ContrastPair } from './contrast-pairs.ts';

export type NamedColours = ReadonlyMap<string, { readonly path: readonly string[]; readonly colour: Colour }>;

interface LowContrast extends ContrastPair {
  readonly foregroundColour: Colour;
  readonly backgroundColour: Colour;
  readonly ratio: number;
}

/**
 * Checks the contrast of all pairs of colours (WCAG 2.2, 1.4.3 and 1.4.11). All pairs that fail because of the same
 * colour are one problem.
 */
export function checkContrast(
  semantic: NamedColours,
  components: NamedColours,
  { source, isInherited }: { readonly source: JsonSource; readonly isInherited: (name: string) => boolean },
): readonly Problem[] {
  const colours: NamedColours = new Map([...semantic, ...components]);
  const pairs = componentPairs(
    (name) => components.has(name),
    (name) => semantic.has(name),
  );
  const low = [...contrastPairs, ...pairs].flatMap((pair) => lowContrast(pair, colours));
  const unset = findUnsetColours(low, isInherited);
  let remaining = low.filter((pair) => !unset.pairs.includes(pair));
  const problems: Problem[] = unset.pairs.length === 0 ? [] : [unsetColoursProblem(unset, source)];
  for (
    let name = findFailingColour(remaining, components);
    name !== undefined;
    name = findFailingColour(remaining, components)
  ) {
    const wrong = name;
    const own = remaining
      .filter((contrast) => usesColour(contrast, wrong))
      .toSorted((a, b) => shareOf(a) - shareOf(b));
    remaining = remaining.filter((contrast) => !own.includes(contrast));
    const path = colours.get(wrong)?.path ?? [];
    problems.push({ ...source.problemAt(path, messageOf(own, wrong), hintOf(own, wrong)), kind: 'contrast' });
  }
  return problems;
}

interface UnsetColours {
  readonly names: readonly string[];
  readonly pairs: readonly LowContrast[];
}

/**
 * Returns the colours that the second palette takes from the first palette, and that have too low a contrast with
 * colours that the second palette sets.
 */
function findUnsetColours(low: readonly LowContrast[], isInherited: (name: string) => boolean): UnsetColours {
  const pairs = low.filter(
    ({ foreground, background }) => isInherited(foreground) !== isInherited(background),
  );
  const names = [
    ...new Set(
      pairs.map(({ foreground, background }) => (isInherited(foreground) ? foreground : background)),
    ),
  ];
  // If only one colour of the first palette is found, returns no colours, because the wrong colour of the pair may be
  // the colour that the second palette sets. `checkContrast` then reports an ordinary contrast problem.
  return names.length > 1 ? { names, pairs } : { names: [], pairs: [] };
}

function unsetColoursProblem({ names, pairs }: UnsetColours, source: JsonSource): Problem {
  const [lowest] = pairs.toSorted((a, b) => shareOf(a) - shareOf(b));
  const listed = names.map((name) => `"${name}"`).join(', ');
  const message = `This palette lacks ${listed}, which in tokens.json are unreadable with its colours. ${messageOf(lowest === undefined ? [] : [lowest], '')}`;
  const hint = 'Set them in this file too.';
  return { ...source.problemAt(['semantic'], message, hint), kind: 'contrast' };
}

function lowContrast(pair: ContrastPair, colours: NamedColours): readonly LowContrast[] {
  const [foregroundColour, backgroundColour] = [
    colourNamed(pair.foreground, colours),
    colourNamed(pair.background, colours),
  ];
  if (foregroundColour === undefined || backgroundColour === undefined) return [];
  const ratio = contrastOf(foregroundColour, backgroundColour);
  return ratio < pair.minRatio ? [{ ...pair, foregroundColour, backgroundColour, ratio }] : [];
}

function usesColour({ foreground, background }: LowContrast, name: string): boolean {
  return foreground === name || background === name;
}

function shareOf({ ratio, minRatio }: LowContrast): number {
  return ratio / minRatio;
}

/**
 * Returns the colour that occurs in the most pairs with low contrast. If both colours of a pair occur equally often,
 * returns the foreground colour. If only the background is a component token, returns the background instead.
 */
function findFailingColour(low: readonly LowContrast[], components: NamedColours): string | undefined {
  const names = low.flatMap(({ foreground, background }) =>
    components.has(background) && !components.has(foreground)
      ? [background, foreground]
      : [foreground, background],
  );
  const countOf = (name: string): number => low.filter((contrast) => usesColour(contrast, name)).length;
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
  const pair = `"${lowest.foreground}" (${colourCss(lowest.foregroundColour)}) on "${lowest.background}" (${colourCss(lowest.backgroundColour)})`;
  const message = `${pair} has a contrast of ${ratioText(lowest.ratio)}:1; it must be at least ${lowest.minRatio}:1.`;
  if (others.length === 0) return message;
  const otherPairs = others.map(({ foreground, background }) =>
    foreground === name ? `on "${background}"` : `for "${foreground}"`,
  );
  return `${message} Also too low: ${otherPairs.join(', ')}.`;
}

function hintOf(low: readonly LowContrast[], name: string): string {
  const sides = low.map(({ foreground, foregroundColour, backgroundColour, minRatio }) => {
    const [wrong, otherColour] =
      foreground === name ? [foregroundColour, backgroundColour] : [backgroundColour, foregroundColour];
    return { wrong, other: otherColour, minRatio };
  });
  const enough = sides
    .map(({ wrong, other: otherColour, minRatio }) => nearestReadable(wrong, otherColour, minRatio))
    .find(
      (colour) =>
        colour &&
        sides.every(({ other: otherColour, minRatio }) => contrastOf(colour, otherColour) >= minRatio),
    );
  if (enough !== undefined)
    return `Make one of the two lighter or darker, such as ${colourCss(enough)} for "${name}".`;
  return `No "${name}" fits all of them: change the others too.`;
}
