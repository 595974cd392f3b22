import {
  type GameCategory,
  type GameProviderCode,
  normalizeName,
  stripUnpairedSurrogates,
} from '@chada/domain';
import { gamesOf } from '../common/layout/paths.ts';

export interface LobbyRules {
  readonly categories: readonly GameCategory[];
  readonly defaultCategory: GameCategory;
  readonly providers: readonly GameProviderCode[];
}

function find<Known extends string>(
  known: readonly Known[],
  text: string | null | undefined,
): Known | undefined {
  return known.find((candidate) => candidate === text);
}

export function brandCategory(text: string | null | undefined, rules: LobbyRules): GameCategory | undefined {
  return find(rules.categories, text);
}

export function brandProvider(
  text: string | null | undefined,
  rules: LobbyRules,
): GameProviderCode | undefined {
  return find(rules.providers, text);
}

/** Returns the category in the URL. Without the parameter `cat`, returns the member's last category (SH-02). */
export function categoryOf(cat: string | null, current: string | undefined, rules: LobbyRules): GameCategory {
  const requested = cat === null ? current : cat;
  return (
    brandCategory(requested, rules) ??
    brandCategory(rules.defaultCategory, rules) ??
    rules.categories[0] ??
    'sport'
  );
}

/** The longest search text that the API accepts, in UTF-16 code units. */
export const SEARCH_MAX_LENGTH = 60;

/** Removes control characters and cuts the text after 60 code units. */
export function toSearch(input: string): string {
  const clean = stripUnpairedSurrogates(
    normalizeName(input).replace(/[\u0000-\u001f\u007f-\u009f\ufffe\uffff]/g, ''),
  );
  let search = '';
  for (const character of clean) {
    if (search.length + character.length > SEARCH_MAX_LENGTH) break;
    search += character;
  }
  return search.trim();
}

export function gameSearchOf(category: GameCategory, search: string, within?: GameCategory): string {
  const parameters = `${gamesOf(category)}&q=${encodeURIComponent(search)}`;
  return within === undefined ? parameters : `${parameters}&in=${within}`;
}
