import type { GameCategory, GameProvider } from '@chada/client-config';
import { normalizeName } from '@chada/domain';
import { gamesOf } from '../common/layout/paths.ts';

/** The part of a brand that decides what its lobby holds. */
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

/** The category a text names, when the brand has it switched on. */
export function brandCategory(text: string | null | undefined, rules: LobbyRules): GameCategory | undefined {
  return find(rules.categories, text);
}

/** The provider a text names, when the brand has it. */
export function brandProvider(text: string | null | undefined, rules: LobbyRules): GameProvider | undefined {
  return find(rules.providers, text);
}

/**
 * The category of `?cat=`: the named one; the brand's default for one that is unknown or switched off (ME-20). Without
 * `cat` it is the category the member was last in (SH-02), while the brand has it.
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

/** A typed search as it is sent: normalised, without control characters or halves of a pair, at most 60 long. */
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

/** The address of a search from a category's screen: in every category, or `within` one. */
export function gameSearchOf(category: GameCategory, search: string, within?: GameCategory): string {
  const parameters = `${gamesOf(category)}&q=${encodeURIComponent(search)}`;
  return within === undefined ? parameters : `${parameters}&in=${within}`;
}
