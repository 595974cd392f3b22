import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AtRule, type Declaration, parse, type Rule } from 'postcss';

export interface StyledColour {
  readonly file: string;
  readonly selector: string;
  readonly name: string;
  readonly isState: boolean;
  readonly use: 'foreground' | 'background';
  readonly references: readonly string[];
}

const sources = ['packages/ui-kit/src', 'packages/features/src', 'packages/site/src'];

export function readStyleSheets(root: string): ReadonlyMap<string, string> {
  const files = sources.flatMap((folder) => globSync(`${folder}/**/*.css`, { cwd: root })).sort();
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

export function readNames(sheets: ReadonlyMap<string, string>): readonly string[] {
  const names = [...sheets.values()].flatMap((css) =>
    [...css.matchAll(/var\(\s*--([a-z0-9-]+)/g)].map(([, name = '']) => name),
  );
  return [...new Set(names)].sort();
}

export function readColours(sheets: ReadonlyMap<string, string>): readonly StyledColour[] {
  return [...sheets].flatMap(([file, css]) => {
    const found: StyledColour[] = [];
    parse(css).walkDecls(/^(color|background-color)$/, (declaration) => {
      const rule = declaration.parent;
      if (rule?.type === 'rule' && !isForcedColours(rule)) found.push(...coloursOf(file, rule, declaration));
    });
    return found;
  });
}

/** True for a rule that applies only to print or to forced colours. The brand's colours do not apply there. */
function isForcedColours(rule: Rule): boolean {
  const { parent } = rule;
  return parent?.type === 'atrule' && /forced-colors|print/.test((parent as AtRule).params);
}

function coloursOf(file: string, rule: Rule, { prop, value }: Declaration): readonly StyledColour[] {
  const references = referencesIn(value);
  if (references.length === 0) return [];
  return rule.selectors.flatMap((selector) => {
    // Skips disabled controls, which need no contrast (WCAG 2.2, 1.4.3). Also skips the background colours of `::before`
    // and `::after`.
    if (/disabled/.test(selector) || (prop !== 'color' && /::(before|after)/.test(selector))) return [];
    const name = [...selector.matchAll(/\.([A-Za-z][\w-]*)/g)].pop()?.[1];
    if (name === undefined) return [];
    const isState = /[[:]/.test(selector.replaceAll(/\[data-layout[^\]]*\]|::placeholder/g, ''));
    return [
      {
        file,
        selector,
        name,
        isState,
        use: prop === 'color' ? 'foreground' : 'background',
        references,
      } as const,
    ];
  });
}

/** Returns the tokens of a CSS value in order: `a`, `b` and `#ffffff` for `var(--a, var(--b, #fff))`. */
function referencesIn(value: string): readonly string[] {
  const text = value.trim();
  const [, name, fallback] = /^var\(\s*--([a-z0-9-]+)\s*(?:,([\s\S]*))?\)$/.exec(text) ?? [];
  if (name !== undefined) return [name, ...(fallback === undefined ? [] : referencesIn(fallback))];
  if (/^#[0-9a-f]{6}$/i.test(text)) return [text.toLowerCase()];
  return /^#[0-9a-f]{3}$/i.test(text)
    ? [`#${[...text.slice(1).toLowerCase()].map((item) => item + item).join('')}`]
    : [];
}
