/**
 * The game categories in the specification, in the order of the lobby (EN-06, ME-20). `hot` contains the most played
 * games.
 */
export const gameCategories = ['sport', 'casino', 'slots', 'fishing', 'card', 'lotto', 'hot'] as const;

/** A game category in the specification, such as `'slots'`. */
export type StandardCategory = (typeof gameCategories)[number];

/** The id of a game category: a category in the specification, or a category that the brand added. */
export type GameCategory = string;

export const gameCategoryPattern = /^[a-z][a-z0-9-]{1,23}$/;

/** Codes of the game providers in the specification (ME-21). A brand can add more providers. */
export const gameProviderCodes = ['JK', 'AC', 'SG', 'XE'] as const;

/** The code of a game provider in the specification, such as `'JK'`. */
export type StandardProvider = (typeof gameProviderCodes)[number];

/** The code of a game provider: a provider in the specification, or a provider that the brand added. */
export type GameProviderCode = string;

export const gameProviderPattern = /^[A-Z0-9]{2,12}$/;

/** True if the specification names this game category. */
export function isStandardCategory(category: string): category is StandardCategory {
  return gameCategories.some((standard) => standard === category);
}

/** True if the specification names this game provider. */
export function isStandardProvider(provider: string): provider is StandardProvider {
  return gameProviderCodes.some((standard) => standard === provider);
}
