/**
 * Game categories in the default order of the lobby (EN-06, ME-20). `hot` contains the most played games of all
 * categories.
 */
export const gameCategories = ['sport', 'casino', 'slots', 'fishing', 'card', 'lotto', 'hot'] as const;

/** A game category, such as `'slots'`. */
export type GameCategory = (typeof gameCategories)[number];

/** Codes of the game providers in the specification (ME-21). */
export const gameProviderCodes = ['JK', 'AC', 'SG', 'XE'] as const;

/** The code of a game provider, such as `'JK'`. */
export type GameProviderCode = (typeof gameProviderCodes)[number];
