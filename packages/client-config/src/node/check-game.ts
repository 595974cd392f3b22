import {
  gameCategories,
  gameCategoryPattern,
  gameProviderPattern,
  isStandardCategory,
  isStandardProvider,
} from '@chada/domain';
import { isMessageKey, messageText } from '@chada/messages/catalogue';
import type { CheckTarget } from './check-client-file.ts';
import { isJsonObject, valueAt, type JsonPath, type JsonSource } from './json-source.ts';
import { fieldNamesAt } from './json-schema.ts';
import { nearest, suggest, type Problem } from './problem.ts';

interface Listed {
  readonly id: string;
  readonly path: JsonPath;
  readonly isNamed: boolean;
}

const otherFields = ['id', 'picture', 'logo', 'drawing'];

function listed(source: JsonSource, path: JsonPath): readonly Listed[] | undefined {
  const items = valueAt(source.value, path);
  if (!Array.isArray(items)) return undefined;
  return items.flatMap((item: unknown, index) => {
    const own = isJsonObject(item);
    const id = own ? item['id'] : item;
    const at = own ? [...path, index, 'id'] : [...path, index];
    const isNamed = own && Object.keys(item).some((key) => !otherFields.includes(key));
    return typeof id === 'string' ? [{ id, path: at, isNamed }] : [];
  });
}

function repeats(source: JsonSource, path: JsonPath): readonly Problem[] {
  const all = listed(source, path) ?? [];
  return all.flatMap(({ id, path: at }, index) =>
    all.findIndex((other) => other.id === id) < index
      ? [source.problemAt(at, `"${id}" occurs twice in "${path.join('.')}".`)]
      : [],
  );
}

/** Returns the name that members read, or undefined for a category without one. */
function shownName(field: 'categories' | 'providers', item: unknown): string | undefined {
  const id = isJsonObject(item) ? item['id'] : item;
  const name = isJsonObject(item) ? item['name'] : undefined;
  if (typeof name === 'string') return name.trim();
  if (typeof id !== 'string') return undefined;
  const key = `game.${id}`;
  if ((isStandardCategory(id) || isStandardProvider(id)) && isMessageKey(key)) return messageText(key);
  return field === 'providers' ? id : undefined;
}

/** Returns a problem for each name that two categories or two providers have, because members see only the name. */
function repeatedNames(source: JsonSource, field: 'categories' | 'providers'): readonly Problem[] {
  const items = valueAt(source.value, ['game', field]);
  if (!Array.isArray(items)) return [];
  const names = items.map((item: unknown) => shownName(field, item));
  return items.flatMap((item: unknown, index) => {
    const name = names[index];
    const first = names.indexOf(name);
    const idOf = (candidate: unknown): unknown => valueAt(candidate, ['id']) ?? candidate;
    if (name === undefined || first === index || idOf(items[first]) === idOf(item)) return [];
    const path = ['game', field, index];
    const at = isJsonObject(item) && 'name' in item ? [...path, 'name'] : path;
    return [source.problemAt(at, `Two ${field} have the name "${name}".`)];
  });
}

const ownCategory = 'A category of your own is an object with "id" and "name".';

const isUnnamed = ({ id, isNamed }: Listed): boolean =>
  !isNamed && gameCategoryPattern.test(id) && !isStandardCategory(id);

/**
 * Returns a problem for each category that the brand added without a name. The site would show the category's id to
 * members.
 */
function unnamed(source: JsonSource, categories: readonly Listed[]): readonly Problem[] {
  const named = categories.filter(({ id, isNamed }) => isNamed && !isStandardCategory(id));
  const known = [...gameCategories, ...named.map(({ id }) => id)];
  return categories
    .filter(isUnnamed)
    .map(({ id, path }) =>
      source.problemAt(
        path,
        `"${id}" is not a built-in category and has no name.`,
        `${suggest(id, known) ?? ''} ${ownCategory}`,
      ),
    );
}

function unknownIn(
  source: JsonSource,
  path: JsonPath,
  known: readonly string[],
  message: (id: string) => string,
) {
  const value = valueAt(source.value, path);
  return typeof value === 'string' && !known.includes(value)
    ? [source.problemAt(path, message(value), suggest(value, known))]
    : [];
}

/** True if the object at `parent` does not have `field`, but has an unknown field with a similar name. */
function isMisspelt(source: JsonSource, parent: JsonPath, field: string): boolean {
  const object = valueAt(source.value, parent);
  if (!isJsonObject(object) || Object.hasOwn(object, field)) return false;
  const known = fieldNamesAt(parent);
  return Object.keys(object).some((key) => !known.includes(key) && nearest(key, known) === field);
}

/**
 * True if the brand's list of categories is valid. If the list is not valid, `checkGame` must not look up ids in
 * the list, because it would report the mistake of the list a second time.
 */
function areCategoriesReadable(source: JsonSource, categories: readonly Listed[] | undefined): boolean {
  if (isMisspelt(source, [], 'game') || isMisspelt(source, ['game'], 'categories')) return false;
  const written = valueAt(source.value, ['game', 'categories']);
  if (written === undefined) return true;
  return (
    Array.isArray(written) &&
    categories?.length === written.length &&
    categories.every(({ id }) => gameCategoryPattern.test(id))
  );
}

export function checkGame(source: JsonSource): readonly Problem[] {
  const categories = listed(source, ['game', 'categories']);
  const ofLists = [
    ...repeats(source, ['game', 'categories']),
    ...repeats(source, ['game', 'providers']),
    ...repeatedNames(source, 'categories'),
    ...repeatedNames(source, 'providers'),
    ...unnamed(source, categories ?? []),
  ];
  if (!areCategoriesReadable(source, categories) || categories?.length === 0) return ofLists;
  const ids = categories?.map(({ id }) => id) ?? [...gameCategories];
  const chosen = valueAt(source.value, ['game', 'defaultCategory']);
  const missingDefault = (id: string) => `The default category "${id}" is not among "game.categories".`;
  const turnover = valueAt(source.value, ['bonus', 'turnoverCategories']);
  const known = [...new Set([...gameCategories, ...ids])];
  return [
    ...ofLists,
    ...(chosen === undefined && categories !== undefined && !ids.includes('sport')
      ? [source.problemAt(['game', 'defaultCategory'], missingDefault('sport'), suggest('sport', ids))]
      : unknownIn(source, ['game', 'defaultCategory'], ids, missingDefault)),
    ...(Array.isArray(turnover) ? turnover : []).flatMap((_id, index) =>
      unknownIn(
        source,
        ['bonus', 'turnoverCategories', index],
        known,
        (id) => `"${id}" is not among "game.categories".`,
      ),
    ),
  ];
}

/**
 * Returns a note for each category that the brand added, but that is missing in the list `bonus.turnoverCategories`.
 * Stakes in such a category do not count towards the turnover of a bonus.
 */
function turnoverNotes(source: JsonSource): readonly Problem[] {
  const counted = valueAt(source.value, ['bonus', 'turnoverCategories']);
  const multiple = valueAt(source.value, ['bonus', 'turnoverMultiple']);
  if (!Array.isArray(counted) || typeof multiple !== 'number' || multiple === 0) return [];
  return (listed(source, ['game', 'categories']) ?? [])
    .filter(({ id }) => !isStandardCategory(id) && !counted.includes(id))
    .map(({ id }) =>
      source.problemAt(
        ['bonus', 'turnoverCategories'],
        `Stakes on games of "${id}" do not count towards the turnover of a bonus.`,
        `Add "${id}" if they count. Without "bonus.turnoverCategories", all categories count.`,
      ),
    );
}

/** Returns the notes about games. Only a check for production names what the brand's backend must have. */
export function gameNotes(source: JsonSource, target: CheckTarget): readonly Problem[] {
  return [...(target === 'production' ? ownNotes(source) : []), ...turnoverNotes(source)];
}

/**
 * Returns a note that lists the providers and categories that the brand added. Only the brand's backend knows whether
 * these providers and categories have games.
 */
function ownNotes(source: JsonSource): readonly Problem[] {
  const own = (field: 'providers' | 'categories', pattern: RegExp, isStandard: (id: string) => boolean) =>
    (listed(source, ['game', field]) ?? []).filter(({ id }) => pattern.test(id) && !isStandard(id));
  const found = [
    ...own('providers', gameProviderPattern, isStandardProvider),
    ...own('categories', gameCategoryPattern, isStandardCategory).filter((category) => !isUnnamed(category)),
  ];
  const [first] = found;
  if (first === undefined) return [];
  const ids = found.map(({ id }) => `"${id}"`).join(', ');
  const message = `Only your backend knows whether it has games of ${ids}.`;
  const hint = 'The sandbox invents games of each. Compare the ids with those that your backend sends.';
  return [source.problemAt(first.path, message, hint)];
}
