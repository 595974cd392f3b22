import type { JsonSource } from '../json-source.ts';
import type { Problem } from '../problem.ts';
import { colourCss, contrastOf, nearestReadable, type Colour } from './colour.ts';
import { contrastPairs, type ContrastPair } from './token-names.ts';

/** The colours of a brand by name, each with the place that gives it. */
export type NamedColours = ReadonlyMap<string, { readonly path: readonly string[]; readonly colour: Colour }>;

/** Component grounds with the text upon them: `bottom-bar-bg` with `bottom-bar-text`, else with `text`. */
export function componentPairs(components: NamedColours): readonly ContrastPair[] {
  return [...components.keys()]
    .filter((name) => name.endsWith('-bg'))
    .map((ground) => {
      const own = ground.replace(/-bg$/, '-text');
      return { front: components.has(own) ? own : 'text', ground, least: 4.5 };
    });
}

/** Rounded down, so that a contrast just below what is needed is never printed as what is needed. */
function ratioText(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

/** A problem for every pair of colours whose contrast is too low, with both figures (WCAG 2.2, 1.4.3 and 1.4.11). */
export function checkContrast(
  semantic: NamedColours,
  components: NamedColours,
  source: JsonSource,
): readonly Problem[] {
  const colours: NamedColours = new Map([...semantic, ...components]);
  return [...contrastPairs, ...componentPairs(components)].flatMap(({ front, ground, least }) => {
    const [over, under] = [colours.get(front), colours.get(ground)];
    if (over === undefined || under === undefined) return [];
    const ratio = contrastOf(over.colour, under.colour);
    if (ratio >= least) return [];
    const pair = `"${front}" (${colourCss(over.colour)}) on "${ground}" (${colourCss(under.colour)})`;
    const message = `${pair} has a contrast of ${ratioText(ratio)}:1; it needs ${least}:1.`;
    // A component's own ground is what went wrong, not the text that all of the site uses.
    const atGround = components.has(ground) && !components.has(front);
    const [name, wrong, other] = atGround ? [ground, under, over] : [front, over, under];
    const enough = nearestReadable(wrong.colour, other.colour, least);
    const such = enough === undefined ? '' : `, such as ${colourCss(enough)} for "${name}"`;
    const problem = source.problemAt(wrong.path, message, `Make one of the two lighter or darker${such}.`);
    return [{ ...problem, kind: 'contrast' }];
  });
}
