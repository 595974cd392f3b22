import { addTexts, messageText, type Catalogue, type MessageKey } from './texts.ts';
import * as th from './th/index.ts';

// Adds all texts, so that the exported translator finds every key.
addTexts(th);
export { createTranslator } from './translator.ts';
export { messageText };

const namespaces: Catalogue = th;
const keys = new Set(
  Object.entries(namespaces).flatMap(([namespace, entries]) =>
    Object.keys(entries).map((name) => `${namespace}.${name}`),
  ),
);

export function isMessageKey(key: string): key is MessageKey {
  return keys.has(key);
}

export const messageKeys: readonly MessageKey[] = [...keys].filter(isMessageKey);

/** Returns the placeholder names in a text without duplicates. `'{a} {b} {a}'` gives `['a', 'b']`. */
export function placeholdersOf(text: string): readonly string[] {
  const names = text.match(/\{[^{}]*\}/g) ?? [];
  return [...new Set(names.map((name) => name.slice(1, -1)))];
}

const renamedNamespaces: Readonly<Record<string, string>> = {
  account: 'user',
  creditInGame: 'gameCredit',
  flipCard: 'prizeFlipCard',
  liveScore: 'score',
  lobby: 'gameList',
  login: 'session',
  promotion: 'depositPromotion',
  register: 'registration',
  tiers: 'tier',
  wheel: 'prizeWheel',
  withdraw: 'withdrawal',
};

export function renamedKeyOf(key: string): MessageKey | undefined {
  const [namespace = '', name = ''] = key.split('.');
  const present = renamedNamespaces[namespace];
  if (present === undefined) return undefined;
  const live = `${present}.live${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return [namespace === 'liveScore' ? live : `${present}.${name}`].find(isMessageKey);
}
