import { type AtRule, type Declaration, parse, type Root, type Rule } from 'postcss';
import { browsers, browsersWithout, featureAt, type MinimumBrowser } from './browsers.ts';
import type { BuiltFile } from './built-files.ts';
import { harmlessDeclarations, harmlessSelectors } from './harmless-styles.ts';
import { browsersDropping, holds } from './supports.ts';

const edge = browsers.find(({ engine }) => engine === 'edge');
if (edge === undefined) throw new Error('Edge is not one of the minimum browsers.');
const edge15: MinimumBrowser = edge;

export interface StyleFault {
  readonly at: string;
  readonly feature: string;
  readonly browsers: readonly string[];
}

function conditionsAround(declaration: Declaration | Rule | AtRule): readonly string[] {
  const found: string[] = [];
  for (let at = declaration.parent; at !== undefined && at.type !== 'root'; at = at.parent)
    if (isAtRule(at) && at.name === 'supports') found.push(at.params);
  return found;
}

function isAtRule(node: { readonly type: string }): node is AtRule {
  return node.type === 'atrule';
}

function isRule(node: { readonly type: string } | undefined): node is Rule {
  return node?.type === 'rule';
}

function readersOf(node: Declaration | Rule | AtRule): readonly MinimumBrowser[] {
  const conditions = conditionsAround(node);
  return browsers.filter((browser) => conditions.every((condition) => holds(condition, browser)));
}

const prefix = /^-(webkit|moz|ms|o)-/;

const formerNames: Readonly<Record<string, string>> = { 'overflow-wrap': 'word-wrap' };

function hasFallback(declaration: Declaration, browser: MinimumBrowser): boolean {
  const { prop, value } = declaration;
  // If all minimum browsers know the property, each browser discards the earlier declarations of the property before it
  // resolves `var()`. The declaration with `var()` then has no fallback.
  if (value.includes('var(') && browsersDropping(prop, 'inherit').length === 0) return false;
  for (let at = declaration.prev(); at !== undefined; at = at.prev()) {
    if (at.type !== 'decl') continue;
    if (at.prop === formerNames[prop]) return true;
    if (at.prop.replace(prefix, '') === prop && !browsersDropping(at.prop, at.value).includes(browser))
      return true;
  }
  return false;
}

function hasOverride(declaration: Declaration, browser: MinimumBrowser): boolean {
  const rule = declaration.parent;
  if (!isRule(rule)) return false;
  let found = false;
  declaration.root().walkAtRules('supports', (block) => {
    if (!block.params.includes(declaration.prop) || !holds(block.params, browser)) return;
    block.walkRules((other) => {
      if (other !== rule && rule.selectors.every((selector) => other.selectors.includes(selector)))
        found = true;
    });
  });
  return found;
}

function declarationFaults(declaration: Declaration): readonly StyleFault[] {
  const { prop, value } = declaration;
  if (prop.startsWith('--') && value.includes('env('))
    return [fault(declaration, `${prop}: ${value.trim()}`, browsersDropping('top', 'env(x)'))];
  // A declaration with a vendor's prefix is no fault, because the browsers of other vendors may ignore the declaration.
  if (prefix.test(prop) || prefix.test(value) || harmlessDeclarations.has(prop)) return [];
  const readers = readersOf(declaration);
  const without = browsersDropping(prop, value)
    .filter((browser) => readers.includes(browser))
    .filter((browser) => !hasFallback(declaration, browser) && !hasOverride(declaration, browser));
  return [fault(declaration, `${prop}: ${value}`, without)];
}

function fault(
  node: Declaration | Rule | AtRule,
  feature: string,
  without: readonly MinimumBrowser[],
): StyleFault {
  const parent = isRule(node) ? node : node.parent;
  const at = isRule(parent)
    ? parent.selector
    : parent !== undefined && isAtRule(parent)
      ? `@${parent.name} ${parent.params}`
      : '';
  return { at, feature, browsers: without.map(({ name }) => name) };
}

function selectorFaults(rule: Rule): readonly StyleFault[] {
  const readers = readersOf(rule);
  const names = [...rule.selector.matchAll(/::?([a-z-]+)/g)].map(([, name = '']) => name);
  return names
    .filter((name) => !name.startsWith('-') && !harmlessSelectors.has(name))
    .map((name) =>
      fault(
        rule,
        `:${name}`,
        browsersWithout(featureAt('css', 'selectors', name)).filter((browser) => readers.includes(browser)),
      ),
    );
}

const isPseudo = (selector: string): boolean => /::?(before|after)\b/.test(selector);

/**
 * Returns a text `selector|property` for each declaration that has no `var()` and is in a `@supports` rule that Edge 15
 * applies.
 */
function edgeValues(root: Root): ReadonlySet<string> {
  const found = new Set<string>();
  root.walkDecls((declaration) => {
    const rule = declaration.parent;
    if (!isRule(rule) || declaration.value.includes('var(')) return;
    if (conditionsAround(declaration).length > 0 && readersOf(declaration).includes(edge15))
      for (const selector of rule.selectors) found.add(`${selector}|${longhand(declaration.prop)}`);
  });
  return found;
}

const longhand = (property: string): string => (property === 'background' ? 'background-color' : property);

/**
 * Returns a fault for each declaration with `var()` in `::before` and `::after`, because Edge 15 ignores such a
 * declaration. A rule for Edge 15 without `var()` prevents the fault.
 */
function pseudoFaults(root: Root): readonly StyleFault[] {
  const values = edgeValues(root);
  const found: StyleFault[] = [];
  root.walkDecls(/^(?!--)/, (declaration) => {
    const rule = declaration.parent;
    if (!isRule(rule) || !declaration.value.includes('var(') || !readersOf(declaration).includes(edge15))
      return;
    const bare = rule.selectors
      .filter(isPseudo)
      .filter((selector) => !values.has(`${selector}|${longhand(declaration.prop)}`));
    if (bare.length > 0)
      found.push(fault(declaration, `var() of ${declaration.prop} in a pseudo-element`, [edge15]));
  });
  return found;
}

/** Returns a fault for each animation whose keyframes contain `var()`, because such keyframes can crash Edge 15. */
function animationFaults(root: Root): readonly StyleFault[] {
  const moving = new Set<string>();
  root.walkAtRules(/keyframes$/, (rule) => {
    rule.walkDecls((declaration) => {
      if (declaration.value.includes('var(')) moving.add(rule.params);
    });
  });
  const found: StyleFault[] = [];
  root.walkDecls(/^animation(-name)?$/, (declaration) => {
    if (!declaration.value.split(/[\s,]+/).some((word) => moving.has(word))) return;
    if (readersOf(declaration).includes(edge15))
      found.push(fault(declaration, 'an animation with var() in its frames', [edge15]));
  });
  return found;
}

const offset = /^(top|right|bottom|left)$/;

function stickyFaults(root: Root): readonly StyleFault[] {
  const sticky = new Set<string>();
  root.walkDecls('position', ({ parent, value }) => {
    if (value === 'sticky' && isRule(parent)) for (const selector of parent.selectors) sticky.add(selector);
  });
  const found: StyleFault[] = [];
  root.walkDecls(offset, (declaration) => {
    const rule = declaration.parent;
    if (!isRule(rule) || /^(0|auto)$/.test(declaration.value)) return;
    const box = rule.selectors.some((selector) =>
      [...sticky].some(
        (candidate) =>
          selector.startsWith(candidate) &&
          !/[\s>+~:\w]/.test(selector.slice(candidate.length, candidate.length + 1)),
      ),
    );
    const without = browsersDropping('position', 'sticky').filter(
      (browser) =>
        readersOf(declaration).includes(browser) &&
        browsersDropping('position', '-webkit-sticky').includes(browser),
    );
    if (box) found.push(fault(declaration, `${declaration.prop} of a sticky box`, without));
  });
  return found;
}

export function styleFaults({ text }: BuiltFile): readonly StyleFault[] {
  const root = parse(text);
  const found: StyleFault[] = [];
  root.walkDecls((declaration) => {
    found.push(...declarationFaults(declaration));
  });
  root.walkRules((rule) => {
    found.push(...selectorFaults(rule));
  });
  root.walkAtRules(/^(?!-)/, (rule) => {
    found.push(fault(rule, `@${rule.name}`, browsersWithout(featureAt('css', 'at-rules', rule.name))));
  });
  return [...found, ...pseudoFaults(root), ...animationFaults(root), ...stickyFaults(root)].filter(
    (styleFault) => styleFault.browsers.length > 0,
  );
}
