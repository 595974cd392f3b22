import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationList } from '@chada/contract';
import { describe, expect, it } from 'vitest';
import { exceptions, refusals, type Refusals, screenStates, type ScreenStateName } from './story-table.ts';

const packages = join(import.meta.dirname, '../../../packages');
const read = (path: string): string => readFileSync(join(packages, path), 'utf8');

interface StoryFile {
  readonly file: string;
  readonly title: string;
  readonly components: readonly string[];
  readonly stories: readonly string[];
}

const storyFiles: readonly StoryFile[] = ['ui-kit/src', 'features/src'].flatMap((folder) =>
  readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.stories.tsx'))
    .map((path) => {
      const text = read(join(folder, path));
      const [, title = ''] = /title: '((?:Components|Screens)\/[^']+)'/.exec(text) ?? [];
      const [, component = ''] = /component: (\w+)/.exec(text) ?? [];
      const [, others = ''] = /subcomponents: \{([^}]*)\}/.exec(text) ?? [];
      const stories = [...text.matchAll(/^export const (\w+)/gm)].flatMap(([, name]) => name ?? []);
      return { file: path, title, components: [component, ...(others.match(/\w+/g) ?? [])], stories };
    }),
);
const storiesOf = (component: string): StoryFile | undefined =>
  storyFiles.find(({ components }) => components.includes(component));

interface KitComponent {
  readonly name: string;
  readonly docstring: string;
}

/**
 * Returns the exported components of the UI kit that must have their own page in Storybook. Omits icons and
 * illustrations, because all icons share one page, and all illustrations share one page.
 */
function kitComponents(): readonly KitComponent[] {
  const modules = [...read('ui-kit/src/index.ts').matchAll(/export \* from '\.\/([^']+\.tsx)'/g)];
  const exported = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export (?:function|const) ([A-Z][a-z]\w*)/g;
  return modules
    .flatMap(([, path = '']) => [...read(join('ui-kit/src', path)).matchAll(exported)])
    .map(([, docstring = '', name = '']) => ({ name, docstring }))
    .filter(({ name }) => name === 'GameArt' || !/Icon$|Art$/.test(name));
}

const screens = [
  ...new Set(
    [...read('site/src/routes.tsx').matchAll(/<screens\.(\w+) \/>/g)].flatMap(([, name]) => name ?? []),
  ),
].filter((name) => name !== 'MemberLayout');

const pascal = (code: string): string =>
  code.toLowerCase().replace(/(?:^|_)([a-z])/g, (_, character: string) => character.toUpperCase());

describe('the workbench', () => {
  it.each(kitComponents())('shows and documents $name of the kit', ({ name, docstring }) => {
    expect(storiesOf(name)?.title).toMatch(/^Components\//);
    expect(docstring.replace(/[\s*]/g, '').length).toBeGreaterThan(15);
  });

  it('shows every icon and illustration', () => {
    const sets = [...read('ui-kit/src/index.ts').matchAll(/icons\/([a-z]+-icons)\.ts/g)].map(
      ([, set]) => set,
    );
    expect(sets.length).toBeGreaterThan(2);
    const icons = read('ui-kit/src/icons/icons.stories.tsx');
    for (const set of sets) expect(icons).toContain(`from './${String(set)}.ts'`);
    expect(read('ui-kit/src/illustrations/illustrations.stories.tsx')).toContain('import * as illustrations');
  });

  it('lists the screens of the site', () => {
    expect(screens.length).toBeGreaterThan(30);
    expect(Object.keys(exceptions).filter((name) => !screens.includes(name))).toEqual([]);
  });

  it.each(screens)('has a story of %s in each of its states', (name) => {
    const shown = storiesOf(name);
    expect(shown?.title).toMatch(/^Screens\//);
    const without = exceptions[name] ?? {};
    const has = (state: ScreenStateName): boolean =>
      shown?.stories.some(
        (story) => story === state || (state === 'Refused' && story.startsWith('Refused')),
      ) === true;
    const missing = screenStates.filter((state) => !has(state) && without[state] === undefined);
    const needless = screenStates.filter((state) => has(state) && without[state] !== undefined);
    expect({ missing, needless }).toEqual({ missing: [], needless: [] });
  });

  const refusing = operationList.filter(({ errors }) => errors.length > 0);
  it.each(refusing.map(({ id }) => id))('has a story for each error code of %s', (id) => {
    const entry: Refusals | undefined = refusals[id];
    if (entry === undefined) throw new Error(`story-table.ts has no entry for ${id}.`);
    if ('reason' in entry) return;
    const stories = storiesOf(entry.screen)?.stories ?? [];
    const codes = operationList.find((operation) => operation.id === id)?.errors ?? [];
    const names = codes.map((code) => `${entry.prefix}${pascal(code)}`);
    expect(names.filter((story) => !stories.includes(story))).toEqual([]);
  });
});
