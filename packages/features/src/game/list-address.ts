import type { GameCategory, GameProvider } from '@chada/client-config';
import { normalizeName } from '@chada/domain';
import { gamesOf } from '../common/layout/paths.ts';

/** The fields of a brand that decide which games its lobby has. */
export interface LobbyRules {
  readonly categories: readonly GameCategory[];
  readonly defaultCategory: GameCategory;
  readonly providers: readonly GameProvider[];
}

function find<Known extends string>(
  known: readonly Known[],
  text: string | null | undefined,
): Known | undefined {
  return known.find((candidate) => candidate === text);
}

/** Returns the category that a text names, if the brand enables it. */
export function brandCategory(text: string | null | undefined, rules: LobbyRules): GameCategory | undefined {
  return find(rules.categories, text);
}

/** Returns the provider that a text names, if the brand has it. */
export function brandProvider(text: string | null | undefined, rules: LobbyRules): GameProvider | undefined {
  return find(rules.providers, text);
}

/**
 * Returns the category of `?cat=`: the named one, or the brand's default if it is unknown or disabled (ME-20). Without
 * `cat` it is the category that the member last opened (SH-02), if the brand enables it.
 */
export function categoryOf(cat: string | null, current: string | undefined, rules: LobbyRules): GameCategory {
  const asked = cat === null ? current : cat;
  return (
    brandCategory(asked, rules) ??
    brandCategory(rules.defaultCategory, rules) ??
    rules.categories[0] ??
    'sport'
  );
}

/** The longest search that the API accepts, in UTF-16 units. */
export const SEARCH_MAX_LENGTH = 60;

/**
 * Returns a typed search as it is sent: normalized, without control characters or unpaired surrogates, at most 60 units
 * long.
 */
export function toSearch(typed: string): string {
  // With the u flag, a surrogate matches only if it is unpaired.
  const clean = normalizeName(typed)
    .replace(/[\u0000-\u001f\u007f-\u009f\ufffe\uffff]/g, '')
    .replace(/[\uD800-\uDFFF]/gu, '');
  let search = '';
  for (const character of clean) {
    if (search.length + character.length > SEARCH_MAX_LENGTH) break;
    search += character;
  }
  return search.trim();
}

/** Returns the address of a search from a category's screen: in all categories, or `within` one. */
export function gameSearchOf(category: GameCategory, search: string, within?: GameCategory): string {
  const parameters = `${gamesOf(category)}&q=${encodeURIComponent(search)}`;
  return within === undefined ? parameters : `${parameters}&in=${within}`;
}
