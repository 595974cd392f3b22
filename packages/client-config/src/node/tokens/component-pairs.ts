import { parseColour, type Colour } from './colour.ts';
import type { ContrastPair } from './contrast-pairs.ts';
import { styledPairs } from './styled-tokens.ts';

type IsSet = (name: string) => boolean;

export function componentPairs(isComponent: IsSet, isSemantic: IsSet): readonly ContrastPair[] {
  const first = (names: readonly string[]) =>
    names.find((name) => name.startsWith('#') || isComponent(name) || isSemantic(name));
  const pairs = styledPairs.flatMap(({ fronts, grounds, least }) => {
    const [front, ground] = [first(fronts), first(grounds)];
    if (front === undefined || ground === undefined) return [];
    return isComponent(front) || isComponent(ground) ? [{ front, ground, least }] : [];
  });
  const keyOf = ({ front, ground }: ContrastPair): string => `${front} on ${ground}`;
  return pairs.filter(
    (pair, index) => pairs.findIndex((otherPair) => keyOf(otherPair) === keyOf(pair)) === index,
  );
}

export function colourNamed(
  name: string,
  colours: ReadonlyMap<string, { readonly colour: Colour }>,
): Colour | undefined {
  return colours.get(name)?.colour ?? parseColour(name);
}
