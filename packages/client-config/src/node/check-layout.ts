import {
  barEntries,
  dashboardSections,
  drawerEntries,
  homeSections,
  menuLinks,
  type BarEntry,
  type DashboardSection,
  type DrawerEntry,
  type MenuLink,
} from '../layout.ts';
import { valueAt, type JsonPath, type JsonSource } from './json-source.ts';
import type { Problem } from './problem.ts';

interface BlockList {
  readonly path: JsonPath;
  readonly known: readonly string[];
  /** The blocks about money, help or protection. A brand can move these blocks but can't hide them. */
  readonly required: readonly string[];
}

const dashboardRequired: readonly DashboardSection[] = ['due', 'tier'];
const drawerRequired: readonly DrawerEntry[] = ['contact', 'login'];
const menuRequired: readonly MenuLink[] = ['history', 'winLost', 'password', 'protection', 'contact'];
const barRequired: readonly BarEntry[] = ['dashboard', 'games', 'contact'];

const blockLists: readonly BlockList[] = [
  { path: ['layout', 'home'], known: homeSections, required: [] },
  { path: ['layout', 'dashboard'], known: dashboardSections, required: dashboardRequired },
  { path: ['layout', 'drawer'], known: drawerEntries, required: drawerRequired },
  { path: ['layout', 'menu'], known: menuLinks, required: menuRequired },
  { path: ['layout', 'bottomBar'], known: barEntries, required: barRequired },
];

export const layoutLists: readonly JsonPath[] = blockLists.map(({ path }) => path);

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

function blocksAt(source: JsonSource, { path, known }: BlockList): readonly unknown[] | undefined {
  const items = valueAt(source.value, path);
  if (!Array.isArray(items) || new Set(items).size < items.length) return undefined;
  return items.every((item) => known.includes(String(item))) ? items : undefined;
}

function checkRequired(source: JsonSource, list: BlockList): readonly Problem[] {
  const { path, required } = list;
  const missing = required.filter((block) => blocksAt(source, list)?.includes(block) === false);
  if (missing.length === 0) return [];
  const message = `"${path.join('.')}" hides ${quoted(missing)}, which can be moved but not hidden.`;
  return [source.problemAt(path, message, `Always there: ${quoted(required)}.`)];
}

function barMistake(bar: readonly unknown[]): string | undefined {
  if (bar.length !== 5) return `has ${bar.length} entries; a bottom bar has 5`;
  if (bar[2] !== 'games') return 'needs "games" as the third entry, which is the raised one';
  if (bar.includes('deposit') && !bar.includes('withdraw'))
    return 'has "deposit" without "withdraw"; a withdrawal must be as easy to find';
  return undefined;
}

function checkBar(source: JsonSource, list: BlockList): readonly Problem[] {
  const bar = blocksAt(source, list);
  if (bar === undefined || checkRequired(source, list).length > 0) return [];
  const mistake = barMistake(bar);
  if (mistake !== undefined) return [source.problemAt(list.path, `"layout.bottomBar" ${mistake}.`)];
  const fourth: JsonPath = ['bottomBar', 'fourth'];
  if (valueAt(source.value, fourth) === undefined) return [];
  const message = '"bottomBar.fourth" has no effect, because "layout.bottomBar" names all entries.';
  return [source.problemAt(fourth, message, 'Keep one of the two.')];
}

export function checkLayout(source: JsonSource): readonly Problem[] {
  return blockLists.flatMap((list) => [
    ...checkRequired(source, list),
    ...(list.known === barEntries ? checkBar(source, list) : []),
  ]);
}
