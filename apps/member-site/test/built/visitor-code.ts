import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const packages = new URL('../../../../packages/', import.meta.url).pathname;
const read = (file: string): string => readFileSync(join(packages, file), 'utf8');

/** Returns each name that a module of the UI kit exports, with the source file that defines it. */
function exportsOf(file: string): readonly (readonly [string, string])[] {
  const text = read(file);
  const own = [...text.matchAll(/export (?:async )?(?:const|function|class) (\w+)/g)];
  const others = [...text.matchAll(/export \* from '([^']+)'/g)];
  return [
    ...own.map(([, name = '']) => [name, file] as const),
    ...others.flatMap(([, other = '']) => exportsOf(join(dirname(file), other))),
  ];
}

const components = new Map(exportsOf('ui-kit/src/index.ts'));

/** Returns the source files of a package's entry point, or no file if the module is not part of the kit or the features. */
function entryFiles(module: string, names: string): readonly string[] {
  const [, name = '', entry = 'index'] = /^@chada\/(ui-kit|features)(?:\/([\w/-]+))?$/.exec(module) ?? [];
  if (name === '') return [];
  if (module === '@chada/ui-kit')
    return names
      .split(',')
      .map((item) => item.trim().split(' ')[0] ?? '')
      .flatMap((item) => components.get(item) ?? []);
  const known: Readonly<Record<string, string>> = {
    'chat-corner': 'shell/chat-corner.tsx',
    index: 'index.ts',
  };
  return [`${name}/src/${known[entry] ?? `${entry}/index.ts`}`];
}

function importsOf(file: string): readonly string[] {
  const text = read(file);
  const modules = [
    ...[...text.matchAll(/(?:import|export)\s+(?!type\s)([^;'"]*?)\s*from\s*'([^']+)'/g)].map(
      ([, names = '', module = '']) => ({ names: names.replaceAll(/[{}]/g, ''), module }),
    ),
    ...[...text.matchAll(/import\(\s*'([^']+)'\s*\)/g)].map(([, module = '']) => ({ names: '', module })),
  ];
  return modules
    .flatMap(({ names, module }) =>
      module.startsWith('.') ? [join(dirname(file), module)] : entryFiles(module, names),
    )
    .filter((found) => existsSync(join(packages, found)));
}

/** The statements of `screens.ts` that load a screen of members. */
const memberScreens = /export const \w+ = memberScreen\([^;]*;/g;

/**
 * Returns the names of the features whose code runs on pages of visitors: those that the site imports, except the screens
 * of members.
 */
export function visitorFeatures(): readonly string[] {
  const text = ['screens.ts', 'routes.tsx', 'prepare-extensions.tsx']
    .map((file) => read(`site/src/${file}`).replaceAll(memberScreens, ''))
    .join('\n');
  const found = [...text.matchAll(/'(@chada\/features(?:\/[\w/-]+)?)'/g)].map(([, module = '']) => module);
  return [...new Set(found)];
}

/** Returns the text of all source files of the UI kit and the features whose code runs on pages of visitors. */
export function visitorCode(): string {
  const found = new Set(visitorFeatures().flatMap((module) => entryFiles(module, '')));
  // A set also returns the files that are added during the loop.
  for (const file of found) for (const imported of importsOf(file)) found.add(imported);
  return [...found].map(read).join('\n');
}
