import { parseColour, type Colour } from './colour.ts';
import type { ContrastPair } from './contrast-pairs.ts';
import { styledPairs } from './styled-tokens.ts';

type IsSet = (name: string) => boolean;

export function componentPairs(isComponent: IsSet, isSemantic: IsSet): readonly ContrastPair[] {
  const first = (names: readonly string[]) =>
    names.find((name) => name.startsWith('#') || isComponent(name) || isSemantic(name));
  const pairs = styledPairs.flatMap(({ foregrounds, backgrounds, minRatio }) => {
    const [foreground, background] = [first(foregrounds), first(backgrounds)];
    if (foreground === undefined || background === undefined) return [];
    return isComponent(foreground) || isComponent(background) ? [{ foreground, background, minRatio }] : [];
  });
  const keyOf = ({ foreground, background }: ContrastPair): string => `${foreground} on ${background}`;
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
