import valueParser, { type Node } from 'postcss-value-parser';
import { browsersWithout, featureAt, type MinimumBrowser } from './browsers.ts';

const prefixed = /^-(webkit|moz|ms|o)-/;

function partsOf(value: string): readonly { readonly name: string; readonly isFunction: boolean }[] {
  const parts: { name: string; isFunction: boolean }[] = [];
  valueParser(value).walk((node) => {
    if (node.type === 'function') parts.push({ name: node.value, isFunction: true });
    else if (node.type === 'word') parts.push({ name: node.value, isFunction: false });
    return node.type !== 'function' || node.value !== 'url';
  });
  return parts;
}

function browsersWithoutFunction(name: string): readonly MinimumBrowser[] {
  const bare = name.replace(prefixed, '');
  const known =
    featureAt('css', 'types', bare) ??
    ['color', 'gradient', 'image', 'transform-function', 'filter-function', 'basic-shape']
      .map((type) => featureAt('css', 'types', type, bare))
      .find((feature) => feature !== undefined);
  return browsersWithout(known, prefixed.exec(name)?.[0]);
}

export function browsersDropping(property: string, value: string): readonly MinimumBrowser[] {
  if (property.startsWith('--')) return [];
  const bare = property.replace(prefixed, '');
  const own = browsersWithout(featureAt('css', 'properties', bare), prefixed.exec(property)?.[0]);
  const parts = partsOf(value).flatMap(({ name, isFunction }) => {
    if (isFunction) return browsersWithoutFunction(name);
    const keyword = name.replace(prefixed, '');
    return browsersWithout(featureAt('css', 'properties', bare, keyword), prefixed.exec(name)?.[0]);
  });
  return [...new Set([...own, ...parts])];
}

export function holds(condition: string, browser: MinimumBrowser): boolean {
  return holdsFor(valueParser(condition).nodes, browser);
}

function holdsFor(nodes: readonly Node[], browser: MinimumBrowser): boolean {
  const words = nodes.filter(({ type }) => type === 'word').map(({ value }) => value);
  // The parser treats `not(…)` without a space as a function. For a function named `not`, this code therefore inverts
  // the result of the content.
  const groups = nodes.flatMap((node) =>
    node.type === 'function' ? [holdsGroup(node.nodes, browser) !== (node.value === 'not')] : [],
  );
  if (words[0] === 'not') return groups[0] === false;
  return words.includes('or') ? groups.some(Boolean) : groups.every(Boolean);
}

function holdsGroup(nodes: readonly Node[], browser: MinimumBrowser): boolean {
  const text = valueParser.stringify([...nodes]);
  const [, property, value] = /^\s*([\w-]+)\s*:(.*)$/s.exec(text) ?? [];
  if (property === undefined || value === undefined) return holdsFor(nodes, browser);
  return !browsersDropping(property, value).includes(browser);
}
