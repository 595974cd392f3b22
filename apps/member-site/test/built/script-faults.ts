import type { Identifier } from '@mdn/browser-compat-data';
import { browsersWithout, featureAt, type MinimumBrowser } from './browsers.ts';
import type { BuiltFile } from './built-files.ts';
import { harmlessUses, ownMethods } from './harmless-scripts.ts';
import { providedBy } from './provided.ts';
import type { Script } from './script.ts';
import { usesIn } from './script-uses.ts';

interface Method {
  readonly feature: Identifier;
  readonly path: string;
}

function methodsByName(): ReadonlyMap<string, readonly Method[]> {
  const found = new Map<string, Method[]>();
  for (const root of [featureAt('javascript', 'builtins'), featureAt('api')])
    for (const [kind, members] of Object.entries(root ?? {}))
      for (const [name, feature] of Object.entries(members))
        if (name !== '__compat')
          found.set(name, [...(found.get(name) ?? []), { feature, path: `${kind}.prototype.${name}` }]);
  return found;
}

const methods = methodsByName();

function meaningsOf(name: string): readonly Method[] {
  const [first = '', member] = name.replace(/^(window|self|globalThis)\.(?=.)/, '').split('.');
  if (first === '') return ownMethods.has(member ?? '') ? [] : (methods.get(member ?? '') ?? []);
  const kind = first[0]?.toUpperCase() + first.slice(1);
  const paths: readonly (readonly string[])[] =
    member === undefined
      ? [
          ['javascript', 'builtins', first],
          ['api', first],
          ['api', 'Window', first],
        ]
      : [
          ['javascript', 'builtins', first, member],
          ['api', first, `${member}_static`],
          ['api', kind, member],
        ];
  const feature = paths
    .map((path) => featureAt(...path))
    .find((candidate) => candidate?.__compat !== undefined);
  const path = member === undefined ? first : `${first}.${member}`;
  return feature === undefined ? [] : [{ feature, path }];
}

function lackedBy(meanings: readonly Method[]): readonly MinimumBrowser[] {
  const [first, ...others] = meanings.map(({ feature }) => browsersWithout(feature));
  return (first ?? []).filter((browser) => others.every((without) => without.includes(browser)));
}

/**
 * Returns one text for each feature that a script uses but a minimum browser lacks. Ignores features that a polyfill
 * adds, or that the script checks before using them.
 */
export function scriptFaults(
  scripts: readonly { readonly script: Script; readonly file: BuiltFile }[],
  polyfills: BuiltFile,
): readonly string[] {
  const lacked = scripts
    .flatMap(({ script, file }) => usesIn(script, file.text))
    .filter(({ name }) => !harmlessUses.has(name))
    .map((use) => ({ ...use, meanings: meaningsOf(use.name) }))
    .map((use) => ({ ...use, browsers: lackedBy(use.meanings) }))
    .filter(({ browsers }) => browsers.length > 0);
  const paths = new Set(lacked.flatMap(({ meanings }) => meanings.map(({ path }) => path)));
  const provided = providedBy(polyfills, [...paths]);
  return lacked
    .filter(({ meanings }) => !meanings.some(({ path }) => provided.has(path)))
    .map(
      ({ name, at, browsers }) => `${name} at ${at}: ${browsers.map((browser) => browser.name).join(', ')}`,
    );
}
